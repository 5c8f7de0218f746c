// The page sends nothing: it shows what it would send, without the security code.
document.querySelector('caret-form').addEventListener('caret-submit', event => {
  event.preventDefault()
  document.getElementById('sent').textContent = JSON.stringify(event.target.values, null, 2)
  event.detail.done()
})

//! Shows a masked field as somebody types: each character of the second argument is a key, and `<` is Backspace.
//!
//!     rustc masked-field.rs -L ~/.local/lib -l caretaker
//!     ./masked-field "+1 (###) ###-####" "2015x<"

use std::ffi::{c_char, c_int, CStr};
use std::ptr::{null, null_mut};

/// The functions of `caretaker.h` that are called here. What handles point to is the library's.
mod c {
    use super::{c_char, c_int};

    #[repr(C)]
    pub struct Format([u8; 0]);
    #[repr(C)]
    pub struct Field([u8; 0]);
    #[repr(C)]
    pub struct Error([u8; 0]);

    #[repr(C)]
    #[derive(Clone, Copy, Default)]
    pub struct Range {
        pub start: u32,
        pub end: u32,
    }

    #[repr(C)]
    #[derive(Default)]
    pub struct Edit {
        pub size: u32,
        pub effects: u32,
        pub replaced: Range,
        pub replacement: Range,
        pub selection: Range,
        pub auto_inserted: Range,
        pub padded: Range,
        pub rejected_count: u32,
        pub is_complete: bool,
    }

    #[link(name = "caretaker")]
    unsafe extern "C" {
        pub fn caretaker_format_mask(
            mask: *const c_char, length: usize, options: *const u8, format: *mut *mut Format, error: *mut *mut Error,
        ) -> c_int;
        pub fn caretaker_format_free(format: *mut Format);
        pub fn caretaker_error_message(error: *const Error) -> *const c_char;
        pub fn caretaker_error_free(error: *mut Error);
        pub fn caretaker_field_create(format: *const Format, options: *const u8, field: *mut *mut Field) -> c_int;
        pub fn caretaker_field_free(field: *mut Field);
        pub fn caretaker_field_type(field: *mut Field, scalar: u32, edit: *mut Edit) -> c_int;
        pub fn caretaker_field_delete_backward(field: *mut Field, unit: c_int, edit: *mut Edit) -> c_int;
        pub fn caretaker_field_text(
            field: *const Field, range: *const Range, buffer: *mut u8, capacity: usize, length: *mut usize,
        ) -> c_int;
    }
}

/// A field that is freed with its owner. A field is for one thread at a time, which a raw pointer sees to.
struct Field(*mut c::Field);

impl Field {
    /// An empty field over a mask, or what is wrong with the mask.
    fn new(mask: &str) -> Result<Field, String> {
        let (mut format, mut error, mut field) = (null_mut(), null_mut(), null_mut());
        unsafe {
            c::caretaker_format_mask(mask.as_ptr().cast(), mask.len(), null(), &mut format, &mut error);
            if format.is_null() {
                let message = CStr::from_ptr(c::caretaker_error_message(error)).to_string_lossy().into_owned();
                c::caretaker_error_free(error);
                return Err(message);
            }
            c::caretaker_field_create(format, null(), &mut field);
            c::caretaker_format_free(format); // the field keeps what it needs of it
        }
        Ok(Field(field))
    }

    /// Presses a key, and returns what it did.
    fn press(&mut self, key: char) -> c::Edit {
        let mut edit = c::Edit { size: size_of::<c::Edit>() as u32, ..Default::default() };
        unsafe {
            match key {
                '<' => c::caretaker_field_delete_backward(self.0, 0, &mut edit),
                _ => c::caretaker_field_type(self.0, key.into(), &mut edit),
            };
        }
        edit
    }

    /// What is shown.
    fn text(&self) -> String {
        let mut length = 0;
        unsafe { c::caretaker_field_text(self.0, null(), null_mut(), 0, &mut length) };
        let mut text = vec![0; length + 1];
        unsafe { c::caretaker_field_text(self.0, null(), text.as_mut_ptr(), text.len(), &mut length) };
        text.truncate(length);
        String::from_utf8(text).unwrap_or_default()
    }
}

impl Drop for Field {
    fn drop(&mut self) {
        unsafe { c::caretaker_field_free(self.0) }
    }
}

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, mask, keys] = arguments.as_slice() else { return Err("usage: masked-field MASK KEYS".into()) };
    let mut field = Field::new(mask)?;
    for key in keys.chars() {
        let edit = field.press(key);
        let rejected = if edit.rejected_count > 0 { "   rejected" } else { "" };
        println!("{key}  {}{rejected}", field.text());
    }
    Ok(())
}

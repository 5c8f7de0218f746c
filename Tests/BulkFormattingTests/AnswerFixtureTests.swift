import BulkFormatting
import FixtureCases
import Testing

/// What is answered about a value of a column, which a field sees to, and a table of what it learnt of the first one.
@Suite struct AnswerFixtureTests {
  @Test(arguments: Fixtures.answers) func isAnswered(_ test: AnswerCase) throws {
    var formatter = try BulkFormatter(test.fieldFormat(), answering: ColumnQuestion(test.question))
    let column = Column<Int32>([test.text, test.text])
    var output = ColumnBuffer<Int32>()
    try formatter.format(values: column.bytes.span, offsets: column.offsets.span, into: &output)
    let answers = [output[0], output[1]]
    #expect(answers == [test.answer, test.answer])
  }

  @Test func eachQuestionHasACase() {
    let asked = Set(Fixtures.answers.map { ColumnQuestion($0.question) })
    let others: Set = [ColumnQuestion.text, .value, .valid, .e164, .type]
    #expect(asked.isSuperset(of: Set(ColumnQuestion.withoutName).subtracting(others)))
    #expect(asked.contains(.capture("country")))
  }
}

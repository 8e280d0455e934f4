// A spreadsheet runs a cell that begins with = + - @ (or a tab or return before them) as a formula, and takes their
// full-width twins for the same signs. A leading apostrophe makes the program show the text as typed. It stands only
// before text a person typed freely: a phone number in its checked format, a figure or a label arrives as it is, and
// the receiver's script writes the row as text (ops/receivers), so that no zero or plus sign is lost there.

const startsFormula = /^[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]/

export const plainCell = (text: string): string => (startsFormula.test(text) ? `'${text}` : text)

// A spreadsheet runs a cell that begins with = + - @ (or a tab or return before them) as a formula. A leading
// apostrophe makes the program show the text as typed. Phone numbers are no exception: '+51…' is a formula to the
// program (it would show a bare number and lose the plus sign), so the apostrophe there keeps the number intact.

const startsFormula = /^[=+\-@\t\r\n]/

export const plainCell = (text: string): string => (startsFormula.test(text) ? `'${text}` : text)

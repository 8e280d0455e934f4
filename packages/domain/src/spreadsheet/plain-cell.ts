// Spreadsheets run a cell that starts with = + - @ as a formula, also after a tab or line break and in full-width form.
// A leading apostrophe prevents this.

const startsFormula = /^[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]/

export const plainCell = (text: string): string => (startsFormula.test(text) ? `'${text}` : text)

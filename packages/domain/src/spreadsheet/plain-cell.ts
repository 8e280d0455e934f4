// Spreadsheets run a cell that starts with = + - @ as a formula, also after a tab or return and in full-width form. A
// leading apostrophe makes them show the text as typed.

const startsFormula = /^[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]/

export const plainCell = (text: string): string => (startsFormula.test(text) ? `'${text}` : text)

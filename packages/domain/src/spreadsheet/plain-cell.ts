// A spreadsheet runs a cell that begins with = + - @ (or a tab or return before them) as a formula, and takes their
// full-width twins for the same signs. It also turns what looks like a number, a date or a time into one: the passport
// 12E345 would become infinite and the card 00000001 the number 1. A leading apostrophe makes the program show the text
// as typed. Phone numbers are no exception: '+51…' is a formula to the program (it would show a bare number and lose
// the plus sign), so the apostrophe there keeps the number intact.

const startsFormula = /^[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]/

/** Digits with signs of numbers, dates, times or an exponent among them. */
const looksLikeFigure = /^[\d０-９.,:/%\s+-]*[\d０-９][\d０-９.,:/%\se+-]*$/iu
/** Shown as it is typed even when the program takes it for a number: whole, short, no zero in front. */
const staysAsTyped = /^(0|[1-9]\d{0,14})$/

export const plainCell = (text: string): string =>
  startsFormula.test(text) || (looksLikeFigure.test(text) && !staysAsTyped.test(text)) ? `'${text}` : text

// Spreadsheets run a cell that starts with = + - @ (also after a tab or return, and in full-width form) as a formula. A
// leading apostrophe makes them show the text as typed. It is only added to free text: validated phone numbers, figures
// and labels are sent unchanged, and the script writes the row as text (ops/receivers), so no zero or plus sign is
// lost.

const startsFormula = /^[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]/

export const plainCell = (text: string): string => (startsFormula.test(text) ? `'${text}` : text)

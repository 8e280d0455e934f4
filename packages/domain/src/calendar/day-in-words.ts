import { dayFormat } from './day-format'

/** "1 de noviembre de 2026", "1 November 2026" */
export const dayInWords = dayFormat({ dateStyle: 'long' })

/** "diciembre de 2028", "December 2028" */
export const monthInWords = dayFormat({ month: 'long', year: 'numeric' })

import { formatDay } from '../calendar/format-date'
import { formatFileSize } from '../document/format-file-size'
import type { Locale } from '../language/locale'

export const letterMessages = {
  es: {
    letter: 'Respuesta a la reclamación',
    sheet: 'Hoja de reclamación',
    answeredOn: 'Fecha de respuesta',
    filedOn: 'Presentada el',
    to: 'Para',
    provider: 'Proveedor',
    ruc: 'RUC',
    service: 'Atención al cliente',
    files: 'Con esta carta enviamos',
    subject: (label: string) => `Respondimos tu reclamación ${label}`,
    greeting: (name: string) => `Hola, ${name}:`,
    intro: 'Esta es nuestra respuesta. La carta va adjunta en PDF, con tu hoja de reclamación, para que la guardes.',
  },
  en: {
    letter: 'Reply to the complaint',
    sheet: 'Complaint form (Hoja de reclamación)',
    answeredOn: 'Date of the reply',
    filedOn: 'Filed on',
    to: 'To',
    provider: 'Provider',
    ruc: 'RUC (tax number)',
    service: 'Customer service',
    files: 'Sent with this letter',
    subject: (label: string) => `We have answered your complaint ${label}`,
    greeting: (name: string) => `Hello ${name},`,
    intro: 'This is our reply. The letter is attached as a PDF together with your complaint form, for your records.',
  },
} as const

export type LetterFacts = {
  label: string
  locale: Locale
  firstName: string
  lastName: string
  filedOn: string
  ruc: string
  company: { brand: string; legalName: string }
  answer: { text: string; on: string; by: string }
  files: readonly { name: string; size: number }[]
}

export type AnswerLetter = {
  brand: string
  title: string
  number: { label: string; value: string; date: string }
  facts: [label: string, value: string][]
  paragraphs: string[]
  files: { title: string; names: string[] }
  signature: [name: string, office: string]
}

/** Returns the parts of the letter, from which both the PDF and the preview in the panel are rendered. */
export function answerLetter({ company, answer, files, ...complaint }: LetterFacts): AnswerLetter {
  const { locale } = complaint
  const messages = letterMessages[locale]
  return {
    brand: company.brand,
    title: messages.letter,
    number: {
      label: messages.sheet,
      value: complaint.label,
      date: `${messages.answeredOn}: ${formatDay(answer.on, locale)}`,
    },
    facts: [
      [messages.to, `${complaint.firstName} ${complaint.lastName}`],
      [messages.filedOn, formatDay(complaint.filedOn, locale)],
      [messages.provider, company.legalName],
      [messages.ruc, complaint.ruc],
    ],
    paragraphs: answer.text.split(/\n{2,}/),
    files: { title: messages.files, names: files.map(({ name, size }) => `${name} (${formatFileSize(size)})`) },
    signature: [answer.by, `${messages.service}, ${company.legalName}`],
  }
}

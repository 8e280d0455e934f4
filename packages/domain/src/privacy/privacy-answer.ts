import { formatDay } from '../calendar/format-date'
import type { LimaDate } from '../calendar/lima-date'
import type { Locale } from '../language/locale'
import type { PrivacyRight } from './privacy-choices'

/** The mail with an answer to a privacy request. Its delivery belongs to a row of `privacy_answers`. */
export const PRIVACY_ANSWER = 'privacy-answer'

/** The mail that notifies a privacy officer of a new request. */
export const PRIVACY_NOTICE = 'privacy-notice'

/** The subject of the delivery of a notice, as JSON. */
export type PrivacyNotice = { request: string; account: string }

const texts = {
  es: {
    rights: {
      access: 'acceso a tus datos personales',
      rectification: 'corrección de tus datos personales',
      cancellation: 'borrado de tus datos personales',
      opposition: 'oposición al uso de tus datos personales',
      portability: 'portabilidad de tus datos personales',
    } satisfies Record<PrivacyRight, string>,
    subject: (reference: string) => `Respondimos tu solicitud ${reference}`,
    greeting: (name: string) => `Hola, ${name}:`,
    intro: (right: string, day: string) => `Esta es nuestra respuesta a tu solicitud de ${right}, del ${day}.`,
    files: 'Archivos adjuntos',
    reply: 'Si tienes una pregunta, responde a este correo e incluye el código de tu solicitud:',
  },
  en: {
    rights: {
      access: 'see your personal data',
      rectification: 'correct your personal data',
      cancellation: 'delete your personal data',
      opposition: 'stop the use of your personal data',
      portability: 'take your personal data with you',
    } satisfies Record<PrivacyRight, string>,
    subject: (reference: string) => `We have answered your request ${reference}`,
    greeting: (name: string) => `Hello ${name},`,
    intro: (right: string, day: string) => `This is our answer to your request to ${right} of ${day}.`,
    files: 'Attachments',
    reply: 'If you have a question, reply to this e-mail and include the code of your request:',
  },
} as const

export type PrivacyAnswerFacts = {
  locale: Locale
  reference: string
  kind: PrivacyRight
  firstName: string
  receivedOn: LimaDate
  text: string
  files: readonly { name: string }[]
}

export type PrivacyAnswerMail = {
  subject: string
  greeting: string
  intro: string
  paragraphs: string[]
  files: { title: string; names: string[] }
  reply: string
}

/** Returns the parts of the mail, from which both the mail and its preview in the panel are rendered. */
export function privacyAnswerMail(facts: PrivacyAnswerFacts): PrivacyAnswerMail {
  const { locale, reference, kind, firstName, receivedOn, text, files } = facts
  const messages = texts[locale]
  return {
    subject: messages.subject(reference),
    greeting: messages.greeting(firstName.split(' ')[0] ?? ''),
    intro: messages.intro(messages.rights[kind], formatDay(receivedOn, locale)),
    paragraphs: text.split(/\n{2,}/),
    files: { title: messages.files, names: files.map(({ name }) => name) },
    reply: messages.reply,
  }
}

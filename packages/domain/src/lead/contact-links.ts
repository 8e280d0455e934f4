import { phoneDigits } from '../phone/phone-number'

/** `{nombre}`, `{proyecto}`, `{asesor}`, `{codigo}` in a template stand for these. */
export type MessageParts = { nombre: string; proyecto: string; asesor: string; codigo: string }

/** A word in braces that we do not know stays as it is: whoever sends the text sees it before they send. */
export const fillMessage = (template: string, parts: MessageParts): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parts, name) ? parts[name as keyof MessageParts] : whole,
  )

export const whatsAppLink = (e164: string, text: string): string =>
  `https://wa.me/${phoneDigits(e164)}?text=${encodeURIComponent(text)}`

export const callLink = (e164: string): string => `tel:+${phoneDigits(e164)}`

type Mail = { subject: string; body: string }

/** An address with `?` or `&` in it cannot add a recipient. */
export const mailLink = (email: string, { subject, body }: Mail): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`

import { phoneDigits } from '../phone/phone-number'

/** Values of the placeholders `{nombre}`, `{proyecto}`, `{asesor}` and `{codigo}`. */
export type MessageParts = { nombre: string; proyecto: string; asesor: string; codigo: string }

/** Fills a template. Keeps unknown placeholders, because staff see the text before they send it. */
export const fillMessage = (template: string, parts: MessageParts): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(parts, name) ? parts[name as keyof MessageParts] : placeholder,
  )

export const whatsAppLink = (e164: string, text: string): string =>
  `https://wa.me/${phoneDigits(e164)}?text=${encodeURIComponent(text)}`

export const callLink = (e164: string): string => `tel:+${phoneDigits(e164)}`

type Mail = { subject: string; body: string }

/** Builds a `mailto:` link. Escapes the address, so `?` or `&` cannot add a recipient. */
export const mailLink = (email: string, { subject, body }: Mail): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`

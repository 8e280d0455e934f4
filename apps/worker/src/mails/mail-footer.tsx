import { colors } from '@app/brand/colors'
import { Hr, Text } from '@react-email/components'
import type { ReactNode } from 'react'

type MailFooterProps = {
  locale: 'es' | 'en'
  legalName: string
  /** True if the footer has to explain that someone typed the address into a form. */
  isToVisitor: boolean
  children?: ReactNode
}

const small = { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: colors.muted } as const

const texts = {
  es: 'Recibes este correo porque alguien escribió tu dirección en un formulario de nuestro sitio. Si no fuiste tú, responde a este correo.',
  en: 'You are receiving this e-mail because somebody entered your address in a form on our site. If it was not you, reply to this e-mail.',
}

export function MailFooter({ locale, legalName, isToVisitor, children }: MailFooterProps) {
  return (
    <>
      <Hr style={{ borderColor: colors.line, margin: '28px 0 16px' }} />
      {isToVisitor && <Text style={small}>{texts[locale]}</Text>}
      {children}
      <Text style={{ ...small, margin: 0 }}>{legalName}</Text>
    </>
  )
}

import { Link, Text } from '@react-email/components'
import { colors } from '@sillar/brand/colors'
import { createContext, useContext } from 'react'

/** The address of the link, for the foot of the mail around it. Staff get none. */
export const WithdrawUrl = createContext<string | undefined>(undefined)

const texts = {
  es: { before: '¿No quieres más novedades nuestras? ', link: 'Retira tu consentimiento' },
  en: { before: 'Prefer no more news from us? ', link: 'Withdraw your consent' },
} as const

/** No full stop after the link: in the text of a mail it would become part of the address. */
export function WithdrawLine({ locale }: { locale: 'es' | 'en' }) {
  const url = useContext(WithdrawUrl)
  if (!url) return null
  const { before, link } = texts[locale]
  return (
    <Text style={{ margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: colors.muted }}>
      {before}
      <Link href={url} style={{ color: 'inherit', textDecoration: 'underline' }}>
        {link}
      </Link>
    </Text>
  )
}

import { colors } from '@app/brand/colors'
import { Link, Text } from '@react-email/components'
import { createContext, useContext } from 'react'

/** URL of the withdrawal link in the footer; undefined in mails without the link. */
export const WithdrawUrl = createContext<string | undefined>(undefined)

const texts = {
  es: { before: '¿No quieres más novedades nuestras? ', link: 'Retira tu consentimiento' },
  en: { before: 'Prefer no more news from us? ', link: 'Withdraw your consent' },
} as const

/** Renders the withdrawal link without a full stop, which would become part of the URL in plain text. */
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

import { brand } from '@app/brand/brand'
import { colors } from '@app/brand/colors'

export const fontStack = `${brand.font.installed}, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`

/** `anywhere` breaks long URLs, which would otherwise widen the page on a phone. */
export const paragraphStyle = {
  margin: '0 0 14px',
  fontSize: 16,
  lineHeight: '25px',
  overflowWrap: 'anywhere',
} as const

export const codeStyle = {
  display: 'inline-block',
  margin: '4px 0 18px',
  padding: '10px 16px',
  background: colors.ink,
  color: '#ffffff',
  fontSize: 19,
  fontWeight: 700,
  letterSpacing: '0.04em',
} as const

export const buttonStyle = {
  display: 'inline-block',
  padding: '12px 24px',
  borderRadius: 24,
  background: colors.accent,
  color: colors.ink,
  fontWeight: 700,
} as const

import { brand } from '@app/brand/brand'
import { colors } from '@app/brand/colors'

export const fontStack = `${brand.font.installed}, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`

/** `anywhere` breaks long URLs, which would otherwise widen the page on a phone. */
export const paragraph = { margin: '0 0 14px', fontSize: 16, lineHeight: '25px', overflowWrap: 'anywhere' } as const

export const code = {
  display: 'inline-block',
  margin: '4px 0 18px',
  padding: '10px 16px',
  background: colors.ink,
  color: '#ffffff',
  fontSize: 19,
  fontWeight: 700,
  letterSpacing: '0.04em',
} as const

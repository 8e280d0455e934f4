import { colors } from '@sillar/brand/colors'

export const fontStack = "Geologica, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** An address without a blank does not widen the page of a phone. */
export const paragraph = { margin: '0 0 14px', fontSize: 16, lineHeight: '25px', overflowWrap: 'anywhere' } as const

export const code = {
  display: 'inline-block',
  margin: '4px 0 18px',
  padding: '10px 16px',
  background: colors.navy,
  color: '#ffffff',
  fontSize: 19,
  fontWeight: 700,
  letterSpacing: '0.04em',
} as const

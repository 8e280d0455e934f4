import type { CSSProperties } from 'react'

/** The style of warnings above a page or a form. */
export const noteStyle: CSSProperties = {
  margin: 0,
  padding: '0.5rem 1rem',
  background: 'var(--theme-warning-100)',
  color: 'var(--theme-warning-900)',
  borderInlineStart: '4px solid var(--theme-warning-500)',
}

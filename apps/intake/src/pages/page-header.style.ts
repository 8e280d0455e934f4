import { colors } from '@app/brand/colors'

export const headerStyle = `
.bar { display: flex; justify-content: space-between; align-items: center; margin: 0 auto; padding-block: 1.25rem }
.brand { display: flex; align-items: center; gap: .75rem; font-size: 1.5rem; font-weight: 400; letter-spacing: -.02em; text-decoration: none }
.brand svg { width: 2.5rem; height: 2.5rem }
.wave { display: block; width: 100%; height: 1.5rem; color: ${colors.accent} }
`

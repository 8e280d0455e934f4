import type { Brand } from '@app/domain/brand/brand'

export const brand: Brand = {
  name: 'Valle Claro',
  wordmark: { light: 'Valle ', bold: 'Claro' },
  domain: 'valleclaro.example',
  // The mark shows hills under the sun.
  mark: {
    viewBox: '0 0 32 32',
    paths: [
      { d: 'M0 32L12 12 20 24 24 18 32 32Z', tone: 'ink' },
      { d: 'M20 8a5 5 0 1 1 10 0 5 5 0 0 1-10 0Z', tone: 'accent' },
    ],
  },
  // PDFs use the font package of the first brand, because no other is installed.
  font: { family: 'Geist', installed: 'Geist', fontsource: 'geologica' },
}

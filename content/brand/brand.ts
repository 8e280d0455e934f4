import type { Brand } from '@app/domain/brand/brand'

export const brand: Brand = {
  name: 'Sillar & Mar',
  wordmark: { light: 'Sillar & ', bold: 'Mar' },
  domain: 'sillarymar.example',
  // The mark shows stone above water, with the curve of the sea between them.
  mark: {
    viewBox: '0 0 48 48',
    paths: [
      { d: 'M0 0H48V22.5C40 33.5 32.5 33 24 25.5S8 16.5 0 27.5Z', tone: 'ink' },
      { d: 'M0 35C8 24 15.5 24.5 24 32S40 41.5 48 30.5V48H0Z', tone: 'accent' },
    ],
  },
  font: { family: 'Geologica SM', installed: 'Geologica', fontsource: 'geologica' },
}

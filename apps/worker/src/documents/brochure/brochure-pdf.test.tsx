import { brochureOf } from '@sillar/domain/brochure/brochure'
import type { Snapshot } from '@sillar/domain/snapshot/snapshot.schema'
import { expect, test } from 'vitest'
import { demoContent } from '../../../../../content/snapshot'
import { brochurePdf } from './brochure-pdf'
import { pdfText } from './pdf-text.fixture'

const snapshot: Snapshot = { ...demoContent, media: [] }
const siteAddress = 'https://www.casa.example'
const drawn = async (slug: string, locale: 'es' | 'en') => {
  const brochure = brochureOf(snapshot, slug, locale)
  const pdf = await brochurePdf({ brochure, pictures: {}, siteAddress })
  const pages = Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length
  // The fonts join some letters, and a line ends where it must: figures are compared without spaces.
  return { brochure, pages, text: pdfText(pdf).replace(/\s/g, '') }
}
const packed = (text: string) => text.replace(/\s/g, '')

test.each([
  ['santorini', 'es'],
  ['santorini', 'en'],
  ['prado-piamonte', 'es'],
  ['o2', 'en'],
  ['killa', 'es'],
] as const)(
  'the brochure of %s in %s is four sheets and states every figure of its page',
  async (slug, locale) => {
    const { brochure, pages, text } = await drawn(slug, locale)
    expect(pages).toBe(4)
    expect(brochure.figures.length).toBeGreaterThan(0)
    for (const figure of brochure.figures) expect(text).toContain(packed(figure))
    expect(text).toContain(packed(`www.casa.example${brochure.page}`))
    expect(text).not.toContain('[?]')
  },
  30_000,
)

test('it says that it is a demonstration', async () => {
  expect((await drawn('santorini', 'es')).text).toContain('Datosdedemostración')
}, 30_000)

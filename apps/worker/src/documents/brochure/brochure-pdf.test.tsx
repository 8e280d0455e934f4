import { brochureOf } from '@app/domain/brochure/brochure'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { expect, test } from 'vitest'
import { demoContent } from '../../../../../content/snapshot'
import { pdfText } from '../../../../../tests/journeys/support/pdf'
import { brochurePdf } from './brochure-pdf'

const snapshot: Snapshot = { ...demoContent, media: [] }
const siteAddress = 'https://www.casa.example'
const rendered = async (slug: string, locale: 'es' | 'en') => {
  const brochure = brochureOf(snapshot, slug, locale)
  const pdf = await brochurePdf({ brochure, pictures: {}, siteAddress })
  const pages = Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length
  // Ligatures and line breaks change the spacing of the extracted text, so compare without spaces.
  return { brochure, pages, text: packed(await pdfText(pdf)) }
}
const packed = (text: string) => text.replace(/\s/g, '')

test.each([
  ['santorini', 'es'],
  ['santorini', 'en'],
  ['prado-piamonte', 'es'],
  ['o2', 'en'],
  ['killa', 'es'],
] as const)(
  'the brochure of %s in %s has four pages and shows every figure of its project page',
  async (slug, locale) => {
    const { brochure, pages, text } = await rendered(slug, locale)
    expect(pages).toBe(4)
    expect(brochure.figures.length).toBeGreaterThan(0)
    for (const figure of brochure.figures) expect(text).toContain(packed(figure))
    expect(text).toContain(packed(`www.casa.example${brochure.page}`))
    expect(text).not.toContain('[?]')
  },
  30_000,
)

test('shows the notice that the data is demo data', async () => {
  expect((await rendered('santorini', 'es')).text).toContain('Datosdedemostración')
}, 30_000)

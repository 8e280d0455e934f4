import { brochureOf } from '@app/domain/brochure/brochure'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { expect, test } from 'vitest'
import { demoContent } from '../../../../../content/snapshot'
import { readPdfText } from '../../../../../tests/journeys/support/pdf'
import { brochurePdf } from './brochure-pdf'

const snapshot: Snapshot = { ...demoContent, media: [] }
const siteUrl = 'https://www.casa.example'
const renderBrochure = async (slug: string, locale: 'es' | 'en') => {
  const brochure = brochureOf(snapshot, slug, locale)
  const pdf = await brochurePdf({ brochure, images: {}, siteUrl })
  const pages = Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length
  // Spaces are removed, because ligatures and line breaks change the spacing of the extracted text.
  return { brochure, pages, text: removeSpaces(await readPdfText(pdf)) }
}
const removeSpaces = (text: string) => text.replace(/\s/g, '')

test.each([
  ['santorini', 'es'],
  ['santorini', 'en'],
  ['prado-piamonte', 'es'],
  ['o2', 'en'],
  ['killa', 'es'],
] as const)(
  'renders the brochure of %s in %s on four pages with all its figures',
  async (slug, locale) => {
    const { brochure, pages, text } = await renderBrochure(slug, locale)
    expect(pages).toBe(4)
    expect(brochure.figures.length).toBeGreaterThan(0)
    for (const figure of brochure.figures) expect(text).toContain(removeSpaces(figure))
    expect(text).toContain(removeSpaces(`www.casa.example${brochure.page}`))
    expect(text).not.toContain('[?]')
  },
  30_000,
)

test('shows a notice that the data is demo data', async () => {
  expect((await renderBrochure('santorini', 'es')).text).toContain('Datosdedemostración')
}, 30_000)

import { sampleArticle, sampleProject, sampleSnapshot } from '@app/domain/snapshot/sample-snapshot.fixture'
import { expect, test } from 'vitest'
import { siteMap } from './site-map'

const content = sampleSnapshot({
  projects: [sampleProject(), sampleProject({ slug: 'o2', kind: 'apartment' })],
  news: [sampleArticle({ number: 7 })],
})

const entries = () => siteMap(new URL('https://www.example.org'), content).split('<url>').slice(1)
const entryOf = (path: string) => entries().find((entry) => entry.includes(`<loc>https://www.example.org${path}</loc>`))

test.each([
  ['/', '/en'],
  ['/politica-de-privacidad', '/en/privacy-policy'],
  ['/proyectos', '/en/projects'],
  ['/proyectos/condominios/santorini', '/en/projects/condominiums/santorini'],
  ['/proyectos/multifamiliares/o2', '/en/projects/apartments/o2'],
  ['/noticias/7', '/en/news/7'],
])('links %s and %s as alternates, with Spanish as the default', (es, en) => {
  for (const path of [es, en]) {
    const entry = entryOf(path)
    expect(entry).toContain(`hreflang="es-PE" href="https://www.example.org${es}"`)
    expect(entry).toContain(`hreflang="en" href="https://www.example.org${en}"`)
    expect(entry).toContain(`hreflang="x-default" href="https://www.example.org${es}"`)
  }
})

test('omits pages that must not be indexed', () => {
  expect(entries().join()).not.toMatch(/404|maintenance/)
})

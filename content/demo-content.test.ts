// Counts and completeness that the specification requires. The rules for all content are in the schemas and in
// content-problems.ts; these tests are about the demo content.
import { project } from '@app/domain/snapshot/project.schema'
import { describe, expect, test } from 'vitest'
import { about } from './about'
import { home } from './home'
import { navigation } from './navigation'
import { news } from './news/all-news'
import { newsCategories } from './news-categories'
import { projects } from './projects/all-projects'
import { o2 } from './projects/o2'
import { referralProgramme } from './referral-programme'
import { socialCampaigns } from './social-campaigns'
import { testimonials } from './testimonials'

const condominiums = projects.filter(({ kind }) => kind === 'condominium')

test('there are 14 articles, and each of the five categories has one', () => {
  expect(news.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 14 }, (_, i) => i + 1),
  )
  expect(newsCategories).toHaveLength(5)
  for (const { slug } of newsCategories) expect(news.some(({ category }) => category === slug)).toBe(true)
})

describe.each(projects.map((one) => [one.slug, one] as const))('%s', (_slug, one) => {
  test('has at least four images in its gallery, and its own panorama', () => {
    expect(one.gallery.images.length).toBeGreaterThanOrEqual(4)
    expect(one.gallery.panorama ?? one.virtual?.panorama).toBe(`${one.slug}-pano`)
  })
})

describe.each(condominiums.map((one) => [one.slug, one] as const))('%s, a condominium,', (_slug, one) => {
  test('shows four stages of its construction, and a publish with three is rejected', () => {
    expect(one.progress?.images).toHaveLength(4)
    const images = one.progress?.images.slice(1)
    expect(project.safeParse({ ...one, progress: { ...one.progress, images } }).success).toBe(false)
  })

  test('says for every amenity whether it is private or shared', () => {
    const unsaid = one.area.amenities.filter(({ sharing }) => sharing !== 'own' && sharing !== 'shared')
    expect(unsaid).toEqual([])
    expect(one.area.amenities.length).toBeGreaterThanOrEqual(4)
  })

  test('has an aerial view', () => {
    expect(one.gallery.images).toContain(`${one.slug}-aerial`)
  })
})

test('every project has its CRM number', () => {
  expect(Object.fromEntries(projects.map(({ slug, crmId }) => [slug, crmId]))).toEqual({
    santorini: 6,
    mykonos: 5,
    coral: 3,
    'punta-arena': 2,
    zafiro: 4,
    'prado-piamonte': 7,
    'punta-arena-2': 8,
    'bahia-serena': 9,
    o2: 1,
    killa: 100,
  })
})

test('apartment buildings have two carousels, and condominiums have none', () => {
  for (const { kind, gallery } of projects) expect(gallery.sliders).toHaveLength(kind === 'apartment' ? 2 : 0)
})

test('every project has coordinates, and says that they are the centre of its town', () => {
  const points = new Map(projects.map(({ place, location }) => [place, location.coordinates]))
  expect(points.size).toBe(6)
  for (const { place, location } of projects) expect(location.coordinates).toBe(points.get(place))
  for (const point of points.values()) expect(point).toMatchObject({ ofTown: true })
})

test('no two projects start with the same image', () => {
  const leads = projects.map(({ cardImage }) => cardImage)
  expect(new Set(leads).size).toBe(projects.length)
})

test('every testimonial shows a project, never the face of an invented person', () => {
  for (const { image } of testimonials) expect(projects.some(({ slug }) => image.startsWith(`${slug}-`))).toBe(true)
})

test('the company has five years, five values and three campaigns in each carousel', () => {
  expect(about.chronology.entries.map(({ year, title }) => `${year} ${title.es}`)).toEqual([
    '2018 Killa, Cusco',
    '2019 Punta Arena',
    '2021 Santorini, Mejía',
    '2022 Prado Piamonte',
    '2024 La etapa de hoy',
  ])
  expect(about.values.items.map(({ title }) => title.es)).toEqual([
    'Claridad',
    'Palabra',
    'Oficio',
    'Cercanía',
    'Respeto por el lugar',
  ])
  const inSlider = (group: string) => socialCampaigns.filter((campaign) => campaign.group === group)
  expect([inSlider('community').length, inSlider('environment').length]).toEqual([3, 3])
})

const words = ({ title, titleBold }: { title: { es: string; en: string }; titleBold: { es: string; en: string } }) => ({
  es: `${title.es} ${titleBold.es}`,
  en: `${title.en} ${titleBold.en}`,
})

test('the texts of the specification are unchanged', () => {
  expect(words(referralProgramme.header).es).toBe('REFIERE y GANA')
  expect(o2.promoBanner && words(o2.promoBanner)).toEqual({
    es: 'Últimos días de preventa',
    en: 'Last days of pre-sale',
  })
  expect(navigation.items.find(({ target }) => target === 'apartments')?.label.en).toBe('Multifamily')
  for (const { slug, related, gallery, soldOut } of projects) {
    expect(words(related), slug).toEqual({ es: 'También te puede interesar', en: 'You may also be interested' })
    if (!soldOut) expect(gallery.cta.buttonText, slug).toEqual({ es: 'Programar visita', en: 'Schedule visit' })
  }
})

test('the home page features Santorini, and news that no press office wrote', () => {
  expect(projects.toSorted((one, other) => one.order - other.order)[0]?.slug).toBe('santorini')
  const featured = news.filter((article) => article.featured)
  expect(featured).toHaveLength(1)
  expect(featured[0]?.category).not.toBe('press')
})

test('the company claims 10 years, 10 projects and 1000 families, each with its key', () => {
  expect(home.claims.map(({ key, figure }) => [key, figure])).toEqual([
    ['years', 10],
    ['projects', 10],
    ['families', 1000],
  ])
})

test('every project has its own feature boxes and more than figures on its card', () => {
  for (const { slug, infoBox, card } of projects) {
    expect(infoBox.infoBoxes.length, slug).toBeGreaterThanOrEqual(2)
    expect(infoBox.infoBoxes[0]?.value.es, slug).toBe('{area}')
    expect([card.description, card.detail1, card.detail2], slug).not.toContain(null)
  }
})

// Checks what the specification requires of the demo content. The rules for all content are in the schemas and in
// content-problems.ts.
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

test('the demo content has 14 articles and at least one in each of the five categories', () => {
  expect(news.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 14 }, (_, i) => i + 1),
  )
  expect(newsCategories).toHaveLength(5)
  for (const { slug } of newsCategories) expect(news.some(({ category }) => category === slug)).toBe(true)
})

describe.each(projects.map((record) => [record.slug, record] as const))('the project %s', (_slug, record) => {
  test('has at least four gallery images and a panorama', () => {
    expect(record.gallery.images.length).toBeGreaterThanOrEqual(4)
    expect(record.gallery.panorama ?? record.virtual?.panorama).toBe(`${record.slug}-pano`)
  })
})

describe.each(condominiums.map((record) => [record.slug, record] as const))('the condominium %s', (_slug, record) => {
  test('shows four construction stages, and the schema rejects three', () => {
    expect(record.stages?.images).toHaveLength(4)
    const images = record.stages?.images.slice(1)
    expect(project.safeParse({ ...record, stages: { ...record.stages, images } }).success).toBe(false)
  })

  test('says for every amenity whether it is private or shared', () => {
    const unclassifiedAmenities = record.area.amenities.filter(
      ({ sharing }) => sharing !== 'own' && sharing !== 'shared',
    )
    expect(unclassifiedAmenities).toEqual([])
    expect(record.area.amenities.length).toBeGreaterThanOrEqual(4)
  })

  test('has an aerial view in its gallery', () => {
    expect(record.gallery.images).toContain(`${record.slug}-aerial`)
  })
})

test('gives every project its number in the CRM', () => {
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

test('gives apartment buildings two carousels and condominiums none', () => {
  for (const { kind, gallery } of projects) expect(gallery.sliders).toHaveLength(kind === 'apartment' ? 2 : 0)
})

test('gives every project coordinates that are marked as those of its town', () => {
  const points = new Map(projects.map(({ place, location }) => [place, location.coordinates]))
  expect(points.size).toBe(6)
  for (const { place, location } of projects) expect(location.coordinates).toBe(points.get(place))
  for (const point of points.values()) expect(point).toMatchObject({ ofTown: true })
})

test('uses a different card image for each project', () => {
  const cardImages = projects.map(({ cardImage }) => cardImage)
  expect(new Set(cardImages).size).toBe(projects.length)
})

test('shows an image of a project instead of an invented person in every testimonial', () => {
  for (const { image } of testimonials) expect(projects.some(({ slug }) => image.startsWith(`${slug}-`))).toBe(true)
})

test('the demo content has five chronology entries, five values and three social campaigns per carousel', () => {
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
  const campaignsOf = (group: string) => socialCampaigns.filter((campaign) => campaign.group === group)
  expect([campaignsOf('community').length, campaignsOf('environment').length]).toEqual([3, 3])
})

const fullTitle = ({
  title,
  titleBold,
}: {
  title: { es: string; en: string }
  titleBold: { es: string; en: string }
}) => ({
  es: `${title.es} ${titleBold.es}`,
  en: `${title.en} ${titleBold.en}`,
})

test('the demo content has the exact titles, menu label and button text of the specification', () => {
  expect(fullTitle(referralProgramme.header).es).toBe('REFIERE y GANA')
  expect(o2.promoBanner && fullTitle(o2.promoBanner)).toEqual({
    es: 'Últimos días de preventa',
    en: 'Last days of pre-sale',
  })
  expect(navigation.items.find(({ target }) => target === 'apartments')?.label.en).toBe('Apartments')
  for (const { slug, related, gallery, soldOut } of projects) {
    expect(fullTitle(related), slug).toEqual({ es: 'También te puede interesar', en: 'You may also be interested' })
    if (!soldOut) expect(gallery.cta.buttonText, slug).toEqual({ es: 'Programar visita', en: 'Schedule visit' })
  }
})

test('lists Santorini first and features one article that is not a press release', () => {
  expect(projects.toSorted((a, b) => a.order - b.order)[0]?.slug).toBe('santorini')
  const featured = news.filter((article) => article.featured)
  expect(featured).toHaveLength(1)
  expect(featured[0]?.category).not.toBe('press')
})

test('claims 10 years, 10 projects and 1000 families, each with its key', () => {
  expect(home.claims.map(({ key, figure }) => [key, figure])).toEqual([
    ['years', 10],
    ['projects', 10],
    ['families', 1000],
  ])
})

test('gives every project at least two info boxes and all card texts', () => {
  for (const { slug, infoBox, card } of projects) {
    expect(infoBox.infoBoxes.length, slug).toBeGreaterThanOrEqual(2)
    expect(infoBox.infoBoxes[0]?.value.es, slug).toBe('{area}')
    expect([card.description, card.detail1, card.detail2], slug).not.toContain(null)
  }
})

// Counts and completeness the specification names. What every content must keep stands in the schemas and in
// content-problems.ts; here is what this demo content promises besides.
import { project } from '@sillar/domain/content/project.schema'
import { describe, expect, test } from 'vitest'
import { about } from './about'
import { news } from './news/all-news'
import { newsCategories } from './news-categories'
import { projects } from './projects/all-projects'
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
  test('has at least four pictures in its gallery, and a panorama of its own', () => {
    expect(one.gallery.images.length).toBeGreaterThanOrEqual(4)
    expect(one.gallery.panorama ?? one.virtual?.panorama).toBe(`${one.slug}-pano`)
  })
})

describe.each(condominiums.map((one) => [one.slug, one] as const))('%s, a condominium,', (_slug, one) => {
  test('shows four states of its works, and a publish with three is refused', () => {
    expect(one.progress?.images).toHaveLength(4)
    const images = one.progress?.images.slice(1)
    expect(project.safeParse({ ...one, progress: { ...one.progress, images } }).success).toBe(false)
  })

  test('says of every amenity whether it is its own or shared', () => {
    const unsaid = one.area.amenities.filter(({ sharing }) => sharing !== 'own' && sharing !== 'shared')
    expect(unsaid).toEqual([])
    expect(one.area.amenities.length).toBeGreaterThanOrEqual(4)
  })

  test('is seen from the air', () => {
    expect(one.gallery.images).toContain(`${one.slug}-aerial`)
  })
})

test('every project has the number under which the CRM knows it', () => {
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

test('no picture leads two projects', () => {
  const leads = projects.map(({ cardImage }) => cardImage)
  expect(new Set(leads).size).toBe(projects.length)
})

test('every owner who speaks is shown with a project, never with the face of someone who does not exist', () => {
  for (const { image } of testimonials) expect(projects.some(({ slug }) => image.startsWith(`${slug}-`))).toBe(true)
})

test('the company tells of five years, five values and three campaigns in each slider', () => {
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

// A page that grows with the number of projects makes every page slower and every release larger, and each new project
// changes all pages. Only the overview and the list of projects may grow.

import { MAX_CARDS, MAX_CHOICES, MAX_LISTED } from '@app/domain/project/listed-projects'
import { sampleProject, sampleSnapshot } from '@app/domain/snapshot/sample-snapshot.fixture'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { expect, test } from 'vitest'
import { aboutPage } from './about'
import { comparePage } from './compare-page'
import { documentsPage } from './documents-page'
import { homePage } from './home'
import { placeFormProps } from './landing-places'
import { leadFormProps } from './lead-form'
import { footerProjects, menuItems } from './navigation'
import { notFoundPage } from './not-found'
import { placePage } from './place-page'
import { projectData, projectList } from './project-list'
import { overviewPage } from './project-overview'
import { quotePage } from './quote-page'
import { withSnapshot } from './snapshot'

const text = { es: 'Texto', en: 'Text' }
const heading = { title: text, titleBold: text }
const svgParts = { viewBox: null, fill: null, content: text, ground: null, shapes: [] }

/** Returns content with this number of projects, half of them condominiums. All names have the same length. */
function contentWith(count: number): Snapshot {
  const base = sampleSnapshot()
  const [image] = base.media
  if (!image) throw new Error('The sample has no image.')
  const projects = Array.from({ length: count }, (_, index) =>
    sampleProject({
      slug: `project-${1000 + index}`,
      name: `Project ${1000 + index}`,
      order: index,
      kind: index % 2 === 0 ? 'condominium' : 'apartment',
      logo: 'logo',
      cardImage: 'image',
    }),
  )
  const landing = {
    ...heading,
    description: text,
    slider: ['image'],
    facts: [],
    gallery: { ...heading, images: ['image'] },
    virtual: { ...heading, subtitle: text, panorama: null, poster: 'image' },
    promo: { ...heading, description: text, buttonText: text, image: 'image' },
    location: { ...heading, description: text, map: 'logo' },
    seo: { title: text, description: text },
  }
  return sampleSnapshot({
    projects,
    places: [{ slug: 'mejia', name: 'Mejía', region: 'Arequipa', order: 1, landing }],
    navigation: {
      items: [
        { target: 'condominiums', label: text },
        { target: 'apartments', label: text },
      ],
      action: text,
    },
    consentTexts: (['terms', 'marketing'] as const).map((purpose) => ({ purpose, version: '1', text })),
    media: [
      image,
      { kind: 'svg', key: 'logo', alt: text, src: '/logo.svg', ...svgParts },
      { kind: 'document', key: 'document', alt: text, src: '/document.pdf', bytes: 20_480 },
    ],
  })
}

const dataWith = <T>(count: number, pageData: () => T): Promise<T> =>
  withSnapshot(contentWith(count), async () => pageData())

const bytes = (data: unknown) => JSON.stringify(data).length

test.each<[string, () => unknown]>([
  ['the menu', () => menuItems('es')],
  ['the footer', () => footerProjects('es')],
  ['the contact form', () => leadFormProps({ locale: 'es', idPrefix: 'contact' })],
  [
    'the contact form of a project',
    () => leadFormProps({ locale: 'es', project: 'project-1000', idPrefix: 'contact' }),
  ],
  ['the contact form of a place', () => placeFormProps('mejia', 'es', 'form')],
  ['the home page', () => homePage('es')],
  ['the about page', () => aboutPage('es')],
  ['the 404 page', () => notFoundPage('es')],
  ['the page of a place', () => ({ ...placePage('mejia', 'es'), place: null })],
  ['the quote page', () => quotePage('es')],
  ['the comparison', () => comparePage('es')],
  ['the page of documents', () => documentsPage('es')],
  ['the data of a project', () => projectData('project-1000', 'es')],
])('%s is as large with 600 projects as with 60', async (_name, pageData) => {
  expect(bytes(await dataWith(600, pageData))).toBe(bytes(await dataWith(60, pageData)))
})

test('menu, home page and form show all projects up to their limits', async () => {
  const names = await dataWith(MAX_LISTED * 2, () =>
    menuItems('es').flatMap((item) => (item.kind === 'group' ? item.projects : [])),
  )
  expect(names).toHaveLength(MAX_LISTED * 2)
  expect((await dataWith(MAX_CARDS, () => homePage('es'))).projects.cards).toHaveLength(MAX_CARDS)
  const form = await dataWith(MAX_CHOICES, () => leadFormProps({ locale: 'es', idPrefix: 'contact' }))
  expect(form).toMatchObject({ moreProjects: null, projects: { length: MAX_CHOICES + 1 } })
})

test('the form offers the general question first, and loads the other projects from a separate list', async () => {
  const form = await dataWith(60, () => leadFormProps({ locale: 'es', idPrefix: 'contact' }))
  expect(form.moreProjects).toBe('/data/projects.es.json')
  expect(form.projects[0]).toEqual({ slug: 'general', name: 'Otro proyecto o consulta general' })
  expect(await dataWith(60, () => projectList('es'))).toHaveLength(60)
})

test('the overview names every project and shows a card only up to the limit', async () => {
  const { kinds } = (await dataWith(600, () => overviewPage('es'))).list
  const places = kinds.flatMap((kind) => kind.places)
  expect(places.flatMap(({ cards }) => cards)).toHaveLength(60)
  expect(places.flatMap(({ others }) => others?.projects ?? [])).toHaveLength(540)
})

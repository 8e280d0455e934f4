import '@/styles/tokens.css'
import '@/styles/base.css'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ProjectCardData } from '@/components/project-card/project-card'
import { sampleCard as card } from '@/components/project-card/project-card.fixture'
import { ProjectOverview } from './project-overview'

const place = (kind: string, name: string, cards: ProjectCardData[]) => ({
  id: `${kind}-${name.toLowerCase()}`,
  name,
  region: null,
  count: '1 proyecto',
  page: null,
  cards,
  others: null,
})

const kinds = [
  {
    id: 'condominios',
    title: 'Condominios',
    count: '3 proyectos',
    places: [
      place('condominios', 'Mejia', [card('Santorini'), card('Mykonos')]),
      place('condominios', 'Tumbes', [card('Bahia')]),
    ],
  },
  {
    id: 'multifamiliares',
    title: 'Departamentos',
    count: '1',
    places: [place('multifamiliares', 'Lima', [card('O2')])],
  },
]

const visibleProjects = () =>
  page
    .getByRole('heading', { level: 4 })
    .elements()
    .map((heading) => heading.querySelector('img')?.alt)

const show = (hash: string) => {
  location.hash = hash
}

beforeEach(() => show(''))

test('shows all projects if the URL names no group', async () => {
  await render(<ProjectOverview kinds={kinds} showAll="Ver todos los proyectos" />)
  expect(visibleProjects()).toEqual(['Santorini', 'Mykonos', 'Bahia', 'O2'])
  expect(page.getByRole('link', { name: 'Ver todos los proyectos' }).elements()).toEqual([])
})

test('shows only the group that the URL names, and a link to all projects', async () => {
  await render(<ProjectOverview kinds={kinds} showAll="Ver todos los proyectos" />)
  show('condominios-mejia')
  await expect.poll(visibleProjects).toEqual(['Santorini', 'Mykonos'])
  show('condominios')
  await expect.poll(visibleProjects).toEqual(['Santorini', 'Mykonos', 'Bahia'])
  await page.getByRole('link', { name: 'Ver todos los proyectos' }).click()
  await expect.poll(visibleProjects).toHaveLength(4)
})

test.each([320, 390, 1440])('keeps cards with long amounts within the page at %d pixels', async (width) => {
  await page.viewport(width, 800)
  await render(<ProjectOverview kinds={kinds} showAll="Ver todos los proyectos" />)
  await document.fonts.ready
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('lists the projects that have no card', async () => {
  const [condominiums] = kinds
  const [mejia] = condominiums?.places ?? []
  if (!condominiums || !mejia) throw new Error('The sample has no place.')
  const others = { title: 'Más proyectos en Mejía', projects: [{ name: 'Delos', path: '/delos', price: 'US$ 190' }] }
  const screen = await render(
    <ProjectOverview kinds={[{ ...condominiums, places: [{ ...mejia, others }] }]} showAll="Ver todos" />,
  )
  await expect.element(screen.getByRole('link', { name: 'Delos' })).toHaveAttribute('href', '/delos')
})

import type { ComparedAmenity } from '@app/domain/compare/compare-rows'
import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sampleImage } from '@/components/image/image.fixture'
import { answerWith } from '@/forms/programmed-answers.fixture'
import { textsFor } from '@/i18n/translator'
import { Compare } from './compare'

const pool = (text: string) => ({ kind: 'waves' as const, text })
const walk = { kind: 'footprints' as const, text: 'Malecón' }

const project = (
  name: string,
  monthly: number | null,
  months: number | null,
  area: number,
  amenities: ComparedAmenity[],
) => ({
  slug: name.toLowerCase(),
  name,
  path: `#${name}`,
  quoteHref: null,
  askHref: name === 'Killa' ? null : `#ask-${name}`,
  logo: { src: sampleImage(name).src, alt: name },
  image: sampleImage(name),
  amenities,
  facts: {
    instalment: { lines: monthly ? [`US$ ${monthly}`, 'S/ 793*'] : ['Lista de espera'], order: monthly },
    ...(months && { term: { lines: [`${months} meses`], order: months } }),
    area: { lines: [`${area} m²`, '1,076 ft²'], order: area },
    place: { lines: ['Mejía, Arequipa'], order: null },
  },
})

const compare = {
  locale: 'es' as const,
  texts: textsFor('es', 'compare'),
  projects: [
    project('Santorini', 206, 60, 100, [pool('Piscina principal'), walk]),
    project('Mykonos', 1083, 12, 110, [pool('Piscina sin esquinas')]),
    project('Coral', 192, 48, 110, [pool('Piscina de borde curvo'), walk]),
    project('Zafiro', 139, 60, 100, [pool('Piscina larga')]),
    project('Killa', null, null, 60, [pool('Piscina')]),
    project('O2', null, null, 60, []),
  ],
  more: null,
  overview: { href: '/proyectos', label: 'Todos los proyectos' },
}
/** Polls the text of an element, with normalised whitespace. */
const expectText = (element: Locator) => expect.poll(() => element.element().textContent?.replace(/\s/g, ' '))
const renderCompare = () => render(<Compare {...compare} />)
const resizeToDesktop = () => page.viewport(1440, 900)
const resizeToPhone = () => page.viewport(390, 844)

beforeEach(async () => {
  history.replaceState(null, '', location.pathname)
  await resizeToDesktop()
})

test('selects projects from the URL, lists differences first and groups what the projects share', async () => {
  history.replaceState(null, '', '?p=santorini,zafiro')
  const screen = await renderCompare()
  const rowHeaders = screen.getByRole('rowheader')
  await expectText(rowHeaders.nth(0)).toContain('Cuota mensual desde')
  await expectText(rowHeaders.nth(1)).toContain('Además tiene')
  const sharedRegion = screen.getByRole('region', { name: 'Lo que los 2 comparten' })
  await expectText(sharedRegion).toContain('Plazo sin intereses: 60 meses')
  await expectText(sharedRegion).toContain('Piscina')
})

test('counts the lots that the budget in the URL pays for', async () => {
  const prices = [1_545_000, 1_875_000, 1_882_500]
  await answerWith('/data/budget.json', { status: 200, body: [{ slug: 'santorini', months: 60, prices }] })
  history.replaceState(null, '', '?p=santorini,killa&cuota=250')
  const screen = await renderCompare()
  const row = screen.getByRole('row').filter({ hasText: 'Con tu presupuesto' })
  await expectText(row).toContain('2 lotes hasta US$ 250 al mes')
  await expectText(row).toContain('–')
})

test('says which fact is not published and links to the form that asks for it, unless the project is sold out', async () => {
  history.replaceState(null, '', '?p=santorini,o2,killa')
  const screen = await renderCompare()
  const row = screen.getByRole('row').filter({ hasText: 'Plazo sin intereses' })
  await expectText(row).toContain('60 mesesPor consultar')
  const link = row.getByRole('link', { name: 'Pregúntanos por Plazo sin intereses de O2' })
  await expect.element(link).toHaveAttribute('href', '#ask-O2')
  expect(row.getByRole('link').elements()).toHaveLength(1)
})

test('labels the best value of a row, even if two projects tie', async () => {
  history.replaceState(null, '', '?p=santorini,mykonos,coral')
  const screen = await renderCompare()
  await expect.element(screen.getByRole('cell', { name: 'US$ 192 S/ 793* La más baja' })).toBeVisible()
  expect(screen.getByRole('cell', { name: /La mayor/ }).elements()).toHaveLength(2)
})

test('adds and removes up to four projects by keyboard and updates the URL', async () => {
  const screen = await renderCompare()
  screen.getByRole('button', { name: 'Comparar Coral' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.search).toBe('?p=coral')
  await expect.element(screen.getByRole('region', { name: '1 proyecto, con todo lo que sabemos de él.' })).toHaveFocus()
  await screen
    .getByRole('region', { name: 'Elige otro para comparar' })
    .getByRole('button', { name: /Zafiro/ })
    .click()
  const addSelect = screen.getByRole('combobox', { name: 'Agregar un proyecto' })
  await addSelect.selectOptions('killa')
  await addSelect.selectOptions('mykonos')
  await expect.poll(() => location.search).toBe('?p=coral,zafiro,killa,mykonos')
  await expect.element(addSelect).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Quitar Zafiro' }).click()
  await expect.poll(() => location.search).toBe('?p=coral,killa,mykonos')
})

test('offers the other projects above the table while only one is selected', async () => {
  history.replaceState(null, '', '?p=santorini')
  const screen = await renderCompare()
  const invitation = screen.getByRole('region', { name: 'Elige otro para comparar' })
  await expect.element(invitation).toBeVisible()
  const table = screen.getByRole('table').element()
  expect(invitation.element().compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('hides what the projects share when the switch is turned off', async () => {
  history.replaceState(null, '', '?p=santorini,zafiro')
  const screen = await renderCompare()
  await screen.getByRole('switch', { name: 'Ver también lo que comparten' }).click({ force: true })
  await expect.element(screen.getByRole('region', { name: 'Lo que los 2 comparten' })).not.toBeInTheDocument()
})

test('shows the waiting list of a sold-out building and never marks it as best', async () => {
  history.replaceState(null, '', '?p=killa,santorini')
  const screen = await renderCompare()
  await expect.element(screen.getByRole('cell', { name: 'Lista de espera', exact: true })).toBeVisible()
  await expect.element(screen.getByText('La más baja')).not.toBeInTheDocument()
})

test('shows two projects at a time on phones, each of which the visitor can replace with a select', async () => {
  await resizeToPhone()
  history.replaceState(null, '', '?p=santorini,mykonos,coral')
  const screen = await renderCompare()
  await expect.element(screen.getByText('También elegidos: Coral. Cámbialos arriba.')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Segundo proyecto' }).selectOptions('coral')
  await expect.poll(() => location.search).toBe('?p=santorini,coral,mykonos')
  await expectText(screen.getByRole('region', { name: 'Lo que los 2 comparten' })).toContain('Malecón')
})

test('shows all projects in one table if none is selected', async () => {
  const screen = await renderCompare()
  const row = screen.getByRole('row', { name: /Mykonos/ })
  await expectText(row).toContain('US$ 1083')
  await expectText(row).toContain('12 meses')
})

test('keeps every fact within the page at 320 pixels in English', async () => {
  await page.viewport(320, 640)
  const price = { lines: ['US$\u00a036,225.00', 'S/\u00a0139,466.25*'], order: 1 }
  const projects = compare.projects.map((project) => ({ ...project, facts: { ...project.facts, price } }))
  const screen = await render(
    <Compare {...compare} locale="en" texts={textsFor('en', 'compare')} projects={projects} />,
  )
  await document.fonts.ready
  const tableBox = screen.getByRole('table').element().getBoundingClientRect()
  const cellEnds = screen
    .getByRole('cell')
    .elements()
    .map((cell) => cell.getBoundingClientRect().right)
  expect(Math.max(...cellEnds)).toBeLessThanOrEqual(tableBox.right)
})

const more = { listHref: '/api/compare-list', dataHref: '/api/compare-data-{slug}' }
const listed = (name: string) => ({ slug: name.toLowerCase(), name, isOpen: true, hasQuote: true })

test('loads a selected project that the page does not contain', async () => {
  await answerWith(more.listHref, { status: 200, body: ['Santorini', 'Delos', 'Naxos'].map(listed) })
  const delos = project('Delos', 150, 48, 90, [pool('Piscina')])
  await answerWith('/api/compare-data-delos', { status: 200, body: { compare: delos } })
  await answerWith('/api/compare-data-nowhere', { status: 404 })
  history.replaceState(null, '', '?p=santorini,delos,nowhere')
  const screen = await render(<Compare {...compare} more={more} />)
  await expect.element(screen.getByRole('cell', { name: 'US$ 150 S/ 793* La más baja' })).toBeVisible()
  const addSelect = screen.getByRole('combobox', { name: 'Agregar un proyecto' })
  await expect
    .poll(() => [...(addSelect.element() as HTMLSelectElement).options].map(({ value }) => value))
    .toContain('naxos')
  await screen.getByRole('button', { name: 'Quitar Delos' }).click()
  await expect.poll(() => location.search).toBe('?p=santorini')
})

test('links to all projects if the table has only the first ones', async () => {
  const screen = await render(<Compare {...compare} more={more} />)
  await expect.element(screen.getByRole('link', { name: 'Todos los proyectos' })).toHaveAttribute('href', '/proyectos')
})

import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { samplePicture } from '@/components/picture/picture.fixture'
import { textsFor } from '@/i18n/translator'
import { Compare } from './compare'

const project = (name: string, monthly: number | null, months: number, area: number, amenities: string[]) => ({
  slug: name.toLowerCase(),
  name,
  path: `#${name}`,
  quoteHref: null,
  logo: { src: samplePicture(name).src, alt: name },
  picture: samplePicture(name),
  amenities,
  facts: {
    instalment: { lines: monthly ? [`US$ ${monthly}`, 'S/ 793*'] : ['Lista de espera'], order: monthly },
    term: { lines: [`${months} meses`], order: months },
    area: { lines: [`${area} m²`, '1,076 ft²'], order: area },
    place: { lines: ['Mejía, Arequipa'], order: null },
  },
})

const compare = {
  locale: 'es' as const,
  texts: textsFor('es', 'compare'),
  projects: [
    project('Santorini', 206, 60, 100, ['Piscina', 'Malecón']),
    project('Mykonos', 1083, 12, 110, ['Piscina']),
    project('Coral', 192, 48, 110, ['Piscina', 'Malecón']),
    project('Zafiro', 139, 60, 100, ['Piscina']),
    project('Killa', null, 60, 60, ['Piscina']),
  ],
}
/** What an element says, with plain spaces. */
const saying = (element: Locator) => expect.poll(() => element.element().textContent?.replace(/\s/g, ' '))
const show = () => render(<Compare {...compare} />)
const wide = () => page.viewport(1440, 900)
const phone = () => page.viewport(390, 844)

beforeEach(async () => {
  history.replaceState(null, '', location.pathname)
  await wide()
})

test('an address chooses; what differs stands first in the fixed order, what is alike is shared', async () => {
  history.replaceState(null, '', '?p=santorini,zafiro')
  const screen = await show()
  const heads = screen.getByRole('rowheader')
  await saying(heads.nth(0)).toContain('Cuota mensual desde')
  await saying(heads.nth(1)).toContain('Además tiene')
  const shared = screen.getByRole('region', { name: 'Lo que los 2 comparten' })
  await saying(shared).toContain('Plazo sin intereses: 60 meses')
  await saying(shared).toContain('Piscina')
})

test('the extreme is named by a word, and ties share it', async () => {
  history.replaceState(null, '', '?p=santorini,mykonos,coral')
  const screen = await show()
  await expect.element(screen.getByRole('cell', { name: 'US$ 192 S/ 793* La más baja' })).toBeVisible()
  expect(screen.getByRole('cell', { name: /La mayor/ }).elements()).toHaveLength(2)
})

test('projects are added and removed by keyboard, up to four, and the address follows', async () => {
  const screen = await show()
  screen.getByRole('button', { name: 'Comparar Coral' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(location.search).toBe('?p=coral')
  await screen
    .getByRole('region', { name: 'Elige otro para comparar' })
    .getByRole('button', { name: /Zafiro/ })
    .click()
  const add = screen.getByRole('combobox', { name: 'Agregar un proyecto' })
  await add.selectOptions('killa')
  await add.selectOptions('mykonos')
  expect(location.search).toBe('?p=coral,zafiro,killa,mykonos')
  await expect.element(add).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Quitar Zafiro' }).click()
  expect(location.search).toBe('?p=coral,killa,mykonos')
})

test('what is shared can be hidden', async () => {
  history.replaceState(null, '', '?p=santorini,zafiro')
  const screen = await show()
  await screen.getByRole('switch', { name: 'Ver también lo que comparten' }).click({ force: true })
  await expect.element(screen.getByRole('region', { name: 'Lo que los 2 comparten' })).not.toBeInTheDocument()
})

test('a sold-out building shows its waiting list and is no extreme', async () => {
  history.replaceState(null, '', '?p=killa,santorini')
  const screen = await show()
  await expect.element(screen.getByRole('cell', { name: 'Lista de espera', exact: true })).toBeVisible()
  await expect.element(screen.getByText('La más baja')).not.toBeInTheDocument()
})

test('a phone shows two at a time, and a list puts another one in its place', async () => {
  await phone()
  history.replaceState(null, '', '?p=santorini,mykonos,coral')
  const screen = await show()
  await expect.element(screen.getByText('También elegidos: Coral. Cámbialos arriba.')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Segundo proyecto' }).selectOptions('coral')
  expect(location.search).toBe('?p=santorini,coral,mykonos')
  await saying(screen.getByRole('region', { name: 'Lo que los 2 comparten' })).toContain('Malecón')
})

test('without a choice every project stands in one table, with its figures', async () => {
  const screen = await show()
  const row = screen.getByRole('row', { name: /Mykonos/ })
  await saying(row).toContain('US$ 1083')
  await saying(row).toContain('12 meses')
})

test('at 320 pixels no fact of the list reaches beyond the page, in the longer words of English', async () => {
  await page.viewport(320, 640)
  const price = { lines: ['US$\u00a036,225.00', 'S/\u00a0139,466.25*'], order: 1 }
  const projects = compare.projects.map((one) => ({ ...one, facts: { ...one.facts, price } }))
  const screen = await render(<Compare locale="en" texts={textsFor('en', 'compare')} projects={projects} />)
  await document.fonts.ready
  const room = screen.getByRole('table').element().getBoundingClientRect()
  const ends = screen
    .getByRole('cell')
    .elements()
    .map((cell) => cell.getBoundingClientRect().right)
  expect(Math.max(...ends)).toBeLessThanOrEqual(room.right)
})

import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startBeforeAfter } from '@/components/before-after/before-after.client'
import { sampleImage } from '@/components/image/image.fixture'
import { ConstructionUpdates } from './construction-updates'

const image = (name: string) => ({ ...sampleImage(name), alt: name })
const constructionUpdates = {
  title: 'Cómo va',
  titleBold: 'la obra',
  updated: 'Última actualización: 12 nov 2026',
  next: null,
  figure: { name: 'Avance de la obra', percent: 54 },
  comparison: {
    label: 'Comparar antes y después',
    before: { name: 'Antes', day: '18 mar 2026', image: image('Arena') },
    after: { name: 'Después', day: '12 nov 2026', image: image('Muros') },
  },
  older: { label: 'Ver los 2 reportes anteriores', updates: [] },
  updates: [54, 8].map((percent) => ({
    date: `2026-11-${percent === 54 ? 12 : 10}`,
    day: `${percent === 54 ? 12 : 10} nov 2026`,
    percent,
    title: `Parte ${percent}`,
    text: null,
    photos: { label: '1 foto', of: 'del día', images: percent === 54 ? [image('Piscina')] : [] },
  })),
  note: 'Cada mes.',
  subscribe: { href: '/api/waiting-list?kind=construction&project=santorini', text: 'Recibir cada avance por correo' },
  feed: { href: '#feed', text: 'Seguir' },
}

startBeforeAfter()
beforeEach(() => page.viewport(1440, 900))

const open = (screen: Awaited<ReturnType<typeof render>>) => screen.getByText(constructionUpdates.older.label).click()
const widthOf = (element: Element) => element.getBoundingClientRect().width

test('moves the divider between the two images to both ends by keyboard', async () => {
  const screen = await render(<ConstructionUpdates {...constructionUpdates} />)
  await open(screen)
  const range = screen.getByRole('slider', { name: 'Comparar antes y después' })
  const beforeClip = () => getComputedStyle(screen.getByRole('figure').filter({ hasText: 'Antes' }).element()).clipPath
  expect(beforeClip()).toContain('50%')
  range.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(beforeClip).toContain('49%')
  await userEvent.keyboard('{End}')
  await expect.poll(beforeClip).toBe('inset(0px 0% 0px 0px)')
  await userEvent.keyboard('{Home}')
  await expect.poll(beforeClip).toContain('100%')
})

test('shows a label and a date for both images', async () => {
  const screen = await render(<ConstructionUpdates {...constructionUpdates} />)
  await open(screen)
  await expect.element(screen.getByRole('img', { name: 'Arena' })).toBeInTheDocument()
  await expect.element(screen.getByRole('img', { name: 'Muros' })).toBeInTheDocument()
  expect(screen.getByRole('figure').filter({ hasText: 'Antes' }).element().textContent).toContain('18 mar 2026')
})

test('draws a bar whose length is the percentage of the last update', async () => {
  const screen = await render(<ConstructionUpdates {...constructionUpdates} />)
  const bar = screen.container.querySelector('svg[width="54%"]')
  expect(widthOf(bar as Element) / widthOf(bar?.parentElement as Element)).toBeCloseTo(0.54, 2)
})

test('collapses older updates and the image comparison until the visitor opens them', async () => {
  const older = { label: 'Ver el reporte anterior', updates: constructionUpdates.updates.slice(1) }
  const screen = await render(
    <ConstructionUpdates {...constructionUpdates} updates={constructionUpdates.updates.slice(0, 1)} older={older} />,
  )
  await expect.element(screen.getByRole('heading', { name: 'Parte 54' })).toBeVisible()
  const olderUpdate = screen.getByRole('heading', { name: 'Parte 8' })
  await expect.element(olderUpdate).not.toBeInTheDocument()
  await screen.getByText('Ver el reporte anterior').click()
  await expect.element(olderUpdate).toBeVisible()
  await expect.element(screen.getByRole('slider', { name: 'Comparar antes y después' })).toBeVisible()
})

test('opens the photos of an update by keyboard, with an element that needs no JavaScript', async () => {
  const screen = await render(<ConstructionUpdates {...constructionUpdates} />)
  const photo = screen.getByRole('img', { name: 'Piscina' })
  await expect.element(photo).not.toBeInTheDocument()
  screen.container.querySelector('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(photo).toBeVisible()
})

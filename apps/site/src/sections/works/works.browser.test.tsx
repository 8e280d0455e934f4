import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startBeforeAfter } from '@/components/before-after/before-after.client'
import { samplePicture } from '@/components/picture/picture.fixture'
import { Works } from './works'

const picture = (name: string) => ({ ...samplePicture(name), alt: name })
const works = {
  title: 'Cómo va',
  titleBold: 'la obra',
  updated: 'Última actualización: 12 nov 2026',
  next: null,
  figure: { name: 'Avance de la obra', percent: 54 },
  comparison: {
    label: 'Comparar antes y después',
    before: { name: 'Antes', day: '18 mar 2026', picture: picture('Arena') },
    after: { name: 'Después', day: '12 nov 2026', picture: picture('Muros') },
  },
  scale: 'Avance',
  reports: [54, 8].map((percent) => ({
    date: `2026-11-${percent === 54 ? 12 : 10}`,
    day: `${percent === 54 ? 12 : 10} nov 2026`,
    percent,
    title: `Parte ${percent}`,
    text: null,
    photos: { label: '1 foto', of: 'del día', pictures: percent === 54 ? [picture('Piscina')] : [] },
  })),
  demo: 'Datos demo',
  note: 'Cada mes.',
  feed: { href: '#feed', text: 'Seguir' },
}

startBeforeAfter()
beforeEach(() => page.viewport(1440, 900))

const widthOf = (element: Element) => element.getBoundingClientRect().width

test('moves the divider between the two images to both ends by keyboard', async () => {
  const screen = await render(<Works {...works} />)
  const slider = screen.getByRole('slider', { name: 'Comparar antes y después' })
  const beforeClip = () => getComputedStyle(screen.getByRole('figure').filter({ hasText: 'Antes' }).element()).clipPath
  expect(beforeClip()).toContain('50%')
  slider.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(beforeClip).toContain('49%')
  await userEvent.keyboard('{End}')
  await expect.poll(beforeClip).toBe('inset(0px 0% 0px 0px)')
  await userEvent.keyboard('{Home}')
  await expect.poll(beforeClip).toContain('100%')
})

test('shows a label and a date for both images', async () => {
  const screen = await render(<Works {...works} />)
  await expect.element(screen.getByRole('img', { name: 'Arena' })).toBeInTheDocument()
  await expect.element(screen.getByRole('img', { name: 'Muros' })).toBeInTheDocument()
  expect(screen.getByRole('figure').filter({ hasText: 'Antes' }).element().textContent).toContain('18 mar 2026')
})

test('draws a bar whose length is the percentage of the update', async () => {
  const screen = await render(<Works {...works} />)
  const [first] = screen.getByRole('listitem').elements()
  const bar = first?.querySelector('svg')
  expect(widthOf(bar as Element) / widthOf(first as Element)).toBeCloseTo(0.54, 2)
})

test('opens the photos of an update by keyboard and without a script', async () => {
  const screen = await render(<Works {...works} />)
  const photo = screen.getByRole('img', { name: 'Piscina' })
  await expect.element(photo).not.toBeInTheDocument()
  screen.container.querySelector('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(photo).toBeVisible()
})

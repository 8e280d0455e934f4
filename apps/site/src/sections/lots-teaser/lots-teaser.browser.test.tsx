import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startBeforeAfter } from '@/components/before-after/before-after.client'
import { samplePicture } from '@/components/picture/picture.fixture'
import { LotsTeaser } from './lots-teaser'

const teaser = {
  title: 'Elige tu lote',
  titleBold: 'en el plano',
  plan: null,
  floors: null,
  counts: { free: 46, held: 6, sold: 24 },
  labels: { free: 'Disponible', held: 'Separado', sold: 'Vendido' },
  summary: '46 disponibles de 76 lotes.',
  demo: null,
  price: null,
  link: { href: '#lotes', text: 'Ver el plano completo' },
  pictures: {
    lead: 'Este es el mismo lote, antes y después.',
    pair: {
      label: 'Comparar el lote vacío con el lote y una casa',
      joint: 'left' as const,
      before: { name: 'El lote', picture: { ...samplePicture('Lote'), alt: 'Lote 31 vacío' } },
      after: { name: 'Con una casa', picture: { ...samplePicture('Casa'), alt: 'Lote 31 con una casa' } },
    },
    note: 'La casa no está incluida en el precio del lote.',
  },
}

startBeforeAfter()

test('shows most of the house at first, and reveals the empty lot by keyboard', async () => {
  const screen = await render(<LotsTeaser {...teaser} />)
  const emptyLotClip = () =>
    getComputedStyle(screen.getByRole('figure').filter({ hasText: 'El lote' }).element()).clipPath
  expect(emptyLotClip()).toContain('70%')
  const slider = screen.getByRole('slider', { name: 'Comparar el lote vacío con el lote y una casa' })
  expect((slider.element() as HTMLInputElement).value).toBe('30')
  slider.element().focus()
  await userEvent.keyboard('{End}')
  await expect.poll(emptyLotClip).toBe('inset(0px 0% 0px 0px)')
})

test('says beside the images that the house is not included in the price', async () => {
  const screen = await render(<LotsTeaser {...teaser} />)
  await expect.element(screen.getByText('La casa no está incluida en el precio del lote.')).toBeVisible()
})

test('shows only the plan for a project without images of a lot', async () => {
  const screen = await render(<LotsTeaser {...teaser} pictures={null} />)
  await expect.element(screen.getByRole('link', { name: 'Ver el plano completo' })).toBeVisible()
  await expect.element(screen.getByRole('slider')).not.toBeInTheDocument()
})

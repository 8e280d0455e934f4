import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sampleImage } from '@/components/image/image.fixture'
import { BeforeAfter } from './before-after'
import { startBeforeAfter } from './before-after.client'

const pair = {
  label: 'Comparar el lote vacío con el lote y una casa',
  dividerPosition: 'left' as const,
  before: { name: 'El lote', image: { ...sampleImage('Lote'), alt: 'Lote 31 vacío' } },
  after: { name: 'Con una casa', image: { ...sampleImage('Casa'), alt: 'Lote 31 con una casa' } },
}

startBeforeAfter()

test('shows 30% of the first image, and all of it after the End key', async () => {
  const screen = await render(<BeforeAfter {...pair} />)
  const emptyLotClip = () =>
    getComputedStyle(screen.getByRole('figure').filter({ hasText: 'El lote' }).element()).clipPath
  expect(emptyLotClip()).toContain('70%')
  const range = screen.getByRole('slider', { name: 'Comparar el lote vacío con el lote y una casa' })
  expect((range.element() as HTMLInputElement).value).toBe('30')
  range.element().focus()
  await userEvent.keyboard('{End}')
  await expect.poll(emptyLotClip).toBe('inset(0px 0% 0px 0px)')
})

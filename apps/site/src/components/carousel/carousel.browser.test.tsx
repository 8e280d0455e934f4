import '@/styles/tokens.css'
import '@/styles/base.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Carousel, CarouselControls, CarouselTrack } from './carousel'
import type { Motion } from './carousel-motion'

const names = ['Uno', 'Dos', 'Tres']
const labels = {
  kind: 'carrusel',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausar',
  play: 'Reanudar',
  slides: names,
}

function Example(motion: Motion) {
  return (
    <Carousel label="Ejemplo" labels={labels} {...motion}>
      <CarouselTrack slides={names.map((name) => ({ key: name, content: <p>Lámina {name}</p> }))} />
      <CarouselControls count={names.length} />
    </Carousel>
  )
}

const isInView = (text: string) => {
  const box = page.getByText(text).element().getBoundingClientRect()
  return box.left >= 0 && box.left < 20
}

/** Moves the pointer away from the carousel, because autoplay pauses under the pointer. */
const moveAway = () => userEvent.hover(page.elementLocator(document.documentElement), { position: { x: 5, y: 500 } })

test('moves a carousel with the arrow buttons and stops at both ends', async () => {
  const screen = await render(<Example />)
  const previous = screen.getByRole('button', { name: 'Anterior' })
  const next = screen.getByRole('button', { name: 'Siguiente' })
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect.element(screen.getByText('2 / 3')).toBeVisible()
  await expect.poll(() => isInView('Lámina Dos')).toBe(true)
  await next.click()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
})

test('moves a looping carousel back from the first slide to the last', async () => {
  const screen = await render(<Example loop />)
  await screen.getByRole('button', { name: 'Anterior' }).click()
  await expect.element(screen.getByText('3 / 3')).toBeVisible()
})

test('pauses and resumes autoplay with the same button', async () => {
  const screen = await render(<Example loop autoplay={300} />)
  await moveAway()
  await expect.element(screen.getByText('2 / 3')).toBeVisible()
  await screen.getByRole('button', { name: 'Pausar' }).click()
  await moveAway()
  ;(document.activeElement as HTMLElement).blur()
  const pausedPosition = screen.getByText(/\d \/ 3/).element().textContent
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect(screen.getByText(/\d \/ 3/).element().textContent).toBe(pausedPosition)
  await screen.getByRole('button', { name: 'Reanudar' }).click()
  await expect.poll(() => screen.getByText(/\d \/ 3/).element().textContent).not.toBe(pausedPosition)
})

test('shows no pause button without autoplay', async () => {
  const screen = await render(<Example />)
  await expect.element(screen.getByRole('button', { name: 'Pausar' })).not.toBeInTheDocument()
})

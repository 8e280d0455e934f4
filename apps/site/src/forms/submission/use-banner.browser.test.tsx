import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Banner } from './banner'
import type { NoticeTone } from './notice'
import { useBanner } from './use-banner'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function BannerDemo({ as }: { as: NoticeTone }) {
  const { state, show } = useBanner()
  return (
    <>
      <button type="button" onClick={() => show(as)}>
        Show
      </button>
      <Banner state={state} success="Datos enviados correctamente." failure="Error al enviar los datos." />
    </>
  )
}

test.each([
  ['success', 'good', 'status', 'Datos enviados correctamente.'],
  ['failure', 'bad', 'alert', 'Error al enviar los datos.'],
] as const)('shows the message of a %s for exactly 3000 ms', async (_name, tone, role, expected) => {
  const screen = await render(<BannerDemo as={tone} />)
  screen
    .getByRole('button')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const bannerText = () => {
    const region = document.querySelector<HTMLElement>(`[role=${role}]`)
    return region && getComputedStyle(region).visibility === 'visible' ? region.textContent : ''
  }
  await expect.poll(bannerText).toBe(expected)
  vi.advanceTimersByTime(2999)
  await waitForRender()
  expect(bannerText()).toBe(expected)
  vi.advanceTimersByTime(1)
  await waitForRender()
  expect(bannerText()).toBe('')
})

/** Waits for React to render, because the fake clock does not control animation frames. */
const waitForRender = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

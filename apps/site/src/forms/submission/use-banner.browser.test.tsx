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

function Said({ as }: { as: NoticeTone }) {
  const { said, show } = useBanner()
  return (
    <>
      <button type="button" onClick={() => show(as)}>
        Say
      </button>
      <Banner said={said} success="Datos enviados correctamente." failure="Error al enviar los datos." />
    </>
  )
}

test.each([
  ['success', 'good', 'status', 'Datos enviados correctamente.'],
  ['failure', 'bad', 'alert', 'Error al enviar los datos.'],
] as const)('the message of a %s is said for 3000 ms, not longer and not shorter', async (_name, tone, role, words) => {
  const screen = await render(<Said as={tone} />)
  screen
    .getByRole('button')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const said = () => {
    const region = document.querySelector<HTMLElement>(`[role=${role}]`)
    return region && getComputedStyle(region).visibility === 'visible' ? region.textContent : ''
  }
  await expect.poll(said).toBe(words)
  vi.advanceTimersByTime(2999)
  await settled()
  expect(said()).toBe(words)
  vi.advanceTimersByTime(1)
  await settled()
  expect(said()).toBe('')
})

/** React draws after the timer, in frames that no fake clock holds. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useQueryState } from './use-query-state'

const read = (search: string) => Number(new URLSearchParams(search).get('paso') ?? 0)

function Counter() {
  const [step, setStep] = useQueryState({ initial: 0, read, write: (_, next) => `?paso=${next}` })
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        Paso {step}
      </button>
      <a href="#final">Final</a>
    </>
  )
}

beforeEach(() => history.replaceState(null, '', location.pathname))

test('shows a new value before it writes it to the URL', async () => {
  const screen = await render(<Counter />)
  const button = screen.getByRole('button', { name: 'Paso 0' }).element() as HTMLElement
  button.click()
  expect(location.search).toBe('')
  await expect.element(screen.getByRole('button', { name: 'Paso 1' })).toBeVisible()
  await expect.poll(() => location.search).toBe('?paso=1')
})

test('writes the URL before a link or a form that is pressed at once can read it', async () => {
  const screen = await render(<Counter />)
  const link = screen.getByRole('link').element() as HTMLElement
  const searches: string[] = []
  link.addEventListener('click', () => searches.push(location.search), { once: true })
  ;(screen.getByRole('button').element() as HTMLElement).click()
  link.click()
  expect(searches).toEqual(['?paso=1'])
  await expect.element(screen.getByRole('button', { name: 'Paso 1' })).toBeVisible()
})

test('keeps the URL of an entry of the history that the visitor went back to', async () => {
  history.replaceState(null, '', '?paso=4')
  const screen = await render(<Counter />)
  await expect.element(screen.getByRole('button', { name: 'Paso 4' })).toBeVisible()
  await userEvent.click(screen.getByRole('link'))
  await userEvent.click(screen.getByRole('button'))
  await expect.poll(() => location.search).toBe('?paso=5')
  history.back()
  await expect.element(screen.getByRole('button', { name: 'Paso 4' })).toBeVisible()
  expect(location.search).toBe('?paso=4')
})

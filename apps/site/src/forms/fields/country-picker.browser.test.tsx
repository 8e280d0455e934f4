import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { FieldForm } from '../field-form.fixture'
import { CountryPicker } from './country-picker'

afterEach(() => {
  vi.useRealTimers()
})

/** Sets the value without the browser driver, because the driver's delay would disturb the fake timers. */
function type(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const waitForRender = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('filters the countries 250 ms after the last key press', async () => {
  const screen = await render(
    <FieldForm>
      <CountryPicker current="PE" onChoose={() => {}} />
    </FieldForm>,
  )
  const search = screen.getByRole('combobox')
  const optionCount = () => screen.getByRole('option').elements().length
  await expect.poll(optionCount).toBeGreaterThan(200)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  type(search.element() as HTMLInputElement, 'chile')
  await waitForRender()
  vi.advanceTimersByTime(249)
  await waitForRender()
  expect(optionCount()).toBeGreaterThan(200)
  vi.advanceTimersByTime(1)
  await waitForRender()
  expect(optionCount()).toBe(1)
})

import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { FieldForm } from '../field-form.fixture'
import { CountryPicker } from './country-picker'

afterEach(() => {
  vi.useRealTimers()
})

/** Types without the browser driver, which would add its own delay. */
function type(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('searches 250 ms after the last key press, not sooner', async () => {
  const screen = await render(
    <FieldForm>
      <CountryPicker current="PE" onChoose={() => {}} />
    </FieldForm>,
  )
  const search = screen.getByRole('combobox')
  const listed = () => screen.getByRole('option').elements().length
  await expect.poll(listed).toBeGreaterThan(200)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  type(search.element() as HTMLInputElement, 'chile')
  await settled()
  vi.advanceTimersByTime(249)
  await settled()
  expect(listed()).toBeGreaterThan(200)
  vi.advanceTimersByTime(1)
  await settled()
  expect(listed()).toBe(1)
})

// The number that a sheet will get. No other test may file a complaint at the same time.
import { expect, type Locator, test } from '@playwright/test'
import { pdf } from '../support/sample-files'
import { attach, complaintNumber, givenNumber, newComplaint } from './support/complaint-form'
import { fill } from './support/form-fields'
import { openForm, send } from './support/forms'

/** Returns the value of every control that a consumer can fill in. */
const typed = (form: Locator) =>
  form.locator('input:not([type=hidden]), select, textarea').evaluateAll((controls) =>
    controls.map((control) => {
      const { name, type, value, checked } = control as HTMLInputElement
      return [name, type === 'checkbox' || type === 'radio' ? checked : value]
    }),
  )

const numberIn = (text: string | null) => Number(text?.match(/N° 000 (\d+)-/)?.[1])

test('after a success another sheet is blank and shows the next expected number', async ({ page }) => {
  const form = await openForm(page, 'complaint', 'es')
  const blank = await typed(form)
  await fill(form, newComplaint())
  await attach(form, pdf)
  expect(await typed(form)).not.toEqual(blank)
  await send(form)
  const given = numberIn(await givenNumber(page, form))
  await page.getByRole('button', { name: 'Presentar otra hoja' }).click()
  await expect.poll(async () => numberIn(await form.getByText(complaintNumber).textContent())).toBe(given + 1)
  expect(await typed(form)).toEqual(blank)
})

// No other test may file a complaint at the same time, because that complaint would get the expected number.
import { expect, type Locator, test } from '@playwright/test'
import { pdf } from '../support/sample-files'
import { attach, complaintNumber, newComplaint, readFinalComplaintNumber } from './support/complaint-form'
import { fill } from './support/form-fields'
import { openForm, submit } from './support/forms'

/** Returns the value of every control that a consumer can fill in. */
const readValues = (form: Locator) =>
  form.locator('input:not([type=hidden]), select, textarea').evaluateAll((controls) =>
    controls.map((control) => {
      const { name, type, value, checked } = control as HTMLInputElement
      return [name, type === 'checkbox' || type === 'radio' ? checked : value]
    }),
  )

const parseNumber = (text: string | null) => Number(text?.match(/N° 000 (\d+)-/)?.[1])

test('after a complaint is sent, the next sheet is blank and shows the next expected number', async ({ page }) => {
  const form = await openForm(page, 'complaint', 'es')
  const blankValues = await readValues(form)
  await fill(form, newComplaint())
  await attach(form, pdf)
  expect(await readValues(form)).not.toEqual(blankValues)
  await submit(form)
  const assignedNumber = parseNumber(await readFinalComplaintNumber(page, form))
  await page.getByRole('button', { name: 'Presentar otra hoja' }).click()
  await expect
    .poll(async () => parseNumber(await form.getByText(complaintNumber).textContent()))
    .toBe(assignedNumber + 1)
  expect(await readValues(form)).toEqual(blankValues)
})

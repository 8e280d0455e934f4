import { expect, test } from '@playwright/test'
import { field } from './support/form-fields'
import { formOf, hydrateForm, submitButton } from './support/forms'
import { locationSection } from './support/page-parts'
import { open } from './support/site'

test('the submit button of the sticky lead form stays in view in a low window, even with the appointment fields open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await open(page, '/proyectos/condominios/santorini')
  const form = await hydrateForm(formOf(page, 'lead'))
  const button = submitButton(form)
  const scrollToLocation = () =>
    locationSection(page).evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await scrollToLocation()
  await expect(button).toBeInViewport({ ratio: 1 })
  await field(form, 'kind').check()
  await expect(field(form, 'appointment.date')).toBeVisible()
  await scrollToLocation()
  await expect(button).toBeInViewport({ ratio: 1 })
})

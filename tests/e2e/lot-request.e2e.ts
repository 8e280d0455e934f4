import { expect, test } from '@playwright/test'
import { field, fill } from './support/form-fields'
import { formOf, submit } from './support/forms'
import { crmBodies } from './support/integrations'
import { newVisitor, reference } from './support/lead-form'
import { open } from './support/site'

const lotRequests = [
  {
    path: '/proyectos/condominios/santorini/lotes?lote=C-16',
    link: 'Pedir aviso si se libera',
    message: 'Avísenme si se libera el lote C-16.',
  },
  {
    path: '/en/projects/condominiums/santorini/lots?lot=A-02',
    link: 'Ask us',
    message: 'I was interested in lot A-02, which is already sold. What similar options do you have?',
  },
]

for (const { path, link, message } of lotRequests)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    test(`"${link}" at ${size.width} px closes the card and focuses a form whose message names the lot`, async ({
      page,
    }) => {
      const visitor = newVisitor()
      await page.setViewportSize(size)
      await open(page, path)
      const requestLink = page.getByRole('link', { name: link })
      await requestLink.click()
      await expect(requestLink).toBeHidden()
      const form = formOf(page, 'lead')
      await expect(field(form, 'firstName')).toBeFocused()
      await expect(field(form, 'firstName')).toBeInViewport()
      await expect(field(form, 'message')).toHaveValue(message)
      await fill(form, { ...visitor, acceptsTerms: true })
      await submit(form)
      await expect(page.getByText(reference).first()).toBeVisible()
      await expect
        .poll(() => crmBodies(visitor.email))
        .toMatchObject([{ observation: expect.stringContaining(message) }])
    })

// The card of a lot that is not available offers a request in the form below, with the lot in its message.
import { expect, test } from '@playwright/test'
import { field, fill } from './support/form-fields'
import { formOf, send } from './support/forms'
import { newVisitor, reference } from './support/lead-form'
import { crmBodies } from './support/receivers'
import { open } from './support/site'

const cases = [
  {
    path: '/proyectos/condominios/santorini/lotes?lote=C-16',
    link: 'Pedir aviso si se libera',
    says: 'Avísenme si se libera el lote C-16.',
  },
  {
    path: '/en/projects/condominiums/santorini/lots?lot=A-02',
    link: 'Ask us',
    says: 'I was interested in lot A-02, which is already sold. What similar options do you have?',
  },
]

for (const { path, link, says } of cases)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    test(`"${link}" at ${size.width} px closes the card, focuses the form, and the CRM gets the lot`, async ({
      page,
    }) => {
      const visitor = newVisitor()
      await page.setViewportSize(size)
      await open(page, path)
      const action = page.getByRole('link', { name: link })
      await action.click()
      await expect(action).toBeHidden()
      const form = formOf(page, 'lead')
      await expect(field(form, 'firstName')).toBeFocused()
      await expect(field(form, 'firstName')).toBeInViewport()
      await expect(field(form, 'message')).toHaveValue(says)
      await fill(form, { ...visitor, acceptsTerms: true })
      await send(form)
      await expect(page.getByText(reference).first()).toBeVisible()
      await expect.poll(() => crmBodies(visitor.email)).toMatchObject([{ observation: expect.stringContaining(says) }])
    })

import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { answerWith } from '../programmed-answers.fixture'
import { newDraft, writeDraft } from '../submission/form-draft'
import { LeadForm } from './lead-form'
import { leadFormProps } from './lead-form.fixture'

const draftFields = {
  firstName: 'Lucía',
  lastName: 'Paz',
  email: 'lucia@correo.pe',
  phone: '987654321',
  acceptsTerms: true,
}

beforeEach(() => sessionStorage.clear())

async function submitLead(appointmentHref: string | null) {
  await answerWith('/api/leads', { status: 201, body: { reference: 'SM-9X2B-7C' } })
  const draft = { ...newDraft(Date.now() - 60_000), fields: draftFields }
  writeDraft('lead:contact:santorini:contact', draft, sessionStorage)
  const screen = await render(<LeadForm {...leadFormProps} project="santorini" appointmentHref={appointmentHref} />)
  const terms = screen.getByRole('checkbox', { name: 'Acepto los términos' })
  await terms.click()
  if (!(terms.element() as HTMLInputElement).checked) await terms.click()
  await screen.getByRole('button', { name: 'Enviar' }).click()
  await expect.element(screen.getByText('SM-9X2B-7C')).toBeVisible()
  return screen.getByRole('link', { name: 'Elegir día y hora de visita' })
}

test('offers to book an appointment after the lead is sent', async () => {
  await expect
    .element(await submitLead('/api/appointments?place=santorini'))
    .toHaveAttribute('href', '/api/appointments?place=santorini')
})

test('offers no appointment if the project has no appointment page', async () => {
  await expect.element(await submitLead(null)).not.toBeInTheDocument()
})

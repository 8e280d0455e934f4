import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LeadForm } from './lead-form'
import { leadFormProps } from './lead-form.fixture'

beforeEach(() => sessionStorage.clear())

test('shows the appointment fields only while the appointment checkbox is checked', async () => {
  const screen = await render(<LeadForm {...leadFormProps} />)
  const date = screen.getByLabelText(/^Día que prefieres/)
  await expect.element(date).not.toBeInTheDocument()
  const checkbox = screen.getByRole('checkbox', { name: 'Prefiero que me llamen para coordinar mi visita' })
  await checkbox.click()
  await expect.element(date).toBeVisible()
  await checkbox.click()
  await expect.element(date).not.toBeInTheDocument()
})

test('checks the appointment checkbox each time the visitor follows a link to it', async () => {
  const screen = await render(<LeadForm {...leadFormProps} />)
  const checkbox = screen.getByRole('checkbox', { name: 'Prefiero que me llamen para coordinar mi visita' })
  for (const time of ['first', 'second']) {
    location.hash = '#contact-appointment'
    await expect.element(checkbox, { message: time }).toBeChecked()
    await expect.element(checkbox).toHaveFocus()
    expect(location.hash).toBe('')
    await checkbox.click()
  }
})

test('offers no appointment on the waiting list of a sold-out building', async () => {
  const screen = await render(<LeadForm {...leadFormProps} project="killa" variant="waiting-list" />)
  await expect.element(screen.getByRole('textbox', { name: 'Nombre' })).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: /visita/ })).not.toBeInTheDocument()
})

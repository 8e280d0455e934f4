import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LeadForm } from './lead-form'
import { leadFormProps } from './lead-form.fixture'

beforeEach(() => sessionStorage.clear())

test('shows the appointment fields once an appointment is requested', async () => {
  const screen = await render(<LeadForm {...leadFormProps} />)
  const date = screen.getByLabelText(/^Fecha de la visita/)
  await expect.element(date).not.toBeInTheDocument()
  const box = screen.getByRole('checkbox', { name: 'Quiero programar una visita' })
  await box.click()
  await expect.element(date).toBeVisible()
  await box.click()
  await expect.element(date).not.toBeInTheDocument()
})

test('ticks the box every time a link to it is followed', async () => {
  const screen = await render(<LeadForm {...leadFormProps} />)
  const box = screen.getByRole('checkbox', { name: 'Quiero programar una visita' })
  for (const time of ['first', 'second']) {
    location.hash = '#contact-visit'
    await expect.element(box, { message: time }).toBeChecked()
    await expect.element(box).toHaveFocus()
    expect(location.hash).toBe('')
    await box.click()
  }
})

test('offers no appointment on the waiting list of a sold-out building', async () => {
  const screen = await render(<LeadForm {...leadFormProps} project="killa" variant="waiting-list" />)
  await expect.element(screen.getByRole('textbox', { name: 'Nombre' })).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: /visita/ })).not.toBeInTheDocument()
})

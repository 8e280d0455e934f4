import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { FieldForm } from '../field-form.fixture'
import { ChoiceField as AnyChoiceField } from './choice-field'

const ChoiceField = AnyChoiceField<'claimType'>
const options = [
  { value: 'Reclamo', title: 'Reclamo', text: 'Disconformidad con los proyectos.' },
  { value: 'Queja', title: 'Queja', text: 'Malestar con la atención.' },
]
const schema = z.object({ claimType: z.enum(['Reclamo', 'Queja'], 'claimType.required') })

test.each(['blocks', 'row'] as const)('preselects no radio button and requires a choice (%s)', async (look) => {
  const onSend = vi.fn()
  const screen = await render(
    <FieldForm schema={schema} errors={{ 'claimType.required': 'Elige uno.' }} onSend={onSend}>
      <ChoiceField name="claimType" legend="¿Reclamo o queja?" options={options} look={look} required />
    </FieldForm>,
  )
  const group = screen.getByRole('group', { name: /¿Reclamo o queja\?/ })
  const claim = group.getByRole('radio', { name: /^Reclamo/ })
  const grievance = group.getByRole('radio', { name: /^Queja/ })
  await expect.element(claim).not.toBeChecked()
  await expect.element(grievance).not.toBeChecked()
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(group).toHaveAccessibleDescription('Elige uno.')
  await grievance.click()
  await expect.element(screen.getByText('Elige uno.')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(onSend.mock.lastCall?.[0]).toEqual({ claimType: 'Queja' }))
})

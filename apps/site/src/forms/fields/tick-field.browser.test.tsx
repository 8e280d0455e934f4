import { requiredTick } from '@app/domain/submission/text-field'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { FieldForm } from '../field-form.fixture'
import { TickField as AnyTickField, ConsentSentence } from './tick-field'

const TickField = AnyTickField<'acceptsTerms'>
const schema = z.object({ acceptsTerms: requiredTick('terms') })
const consent = {
  version: '1',
  parts: [
    { text: 'Acepto los ', href: null },
    { text: 'términos', href: '/terminos-y-condiciones' },
  ],
}

test('does not preselect a required consent', async () => {
  const screen = await render(
    <FieldForm schema={schema} errors={{ 'terms.required': 'Debes aceptar los términos' }}>
      <TickField name="acceptsTerms" required>
        <ConsentSentence consent={consent} />
      </TickField>
    </FieldForm>,
  )
  const box = screen.getByRole('checkbox', { name: 'Acepto los términos' })
  await expect.element(box).not.toBeChecked()
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(box).toHaveAccessibleDescription('Debes aceptar los términos')
  await box.click()
  await expect.element(box).toBeChecked()
  await expect.element(box).toBeValid()
})

test('opens the legal page in a new tab to keep the typed data', async () => {
  const screen = await render(
    <FieldForm>
      <TickField name="acceptsTerms">
        <ConsentSentence consent={consent} />
      </TickField>
    </FieldForm>,
  )
  const link = screen.getByRole('link', { name: 'términos' })
  await expect.element(link).toHaveAttribute('href', '/terminos-y-condiciones')
  await expect.element(link).toHaveAttribute('target', '_blank')
})

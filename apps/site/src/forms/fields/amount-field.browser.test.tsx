import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { FieldForm } from '../field-form.fixture'
import { AmountField as AnyAmountField } from './amount-field'

const AmountField = AnyAmountField<'amount' | 'currency'>
const schema = z.object({
  amount: z.string().check(z.regex(/^\d+$/, 'amount.invalid')),
  currency: z.enum(['PEN', 'USD'], 'currency.required'),
})
const errors = { 'amount.invalid': 'Escribe el monto en números.', 'currency.required': 'Elige la moneda.' }

test('requires an amount and preselects the first currency', async () => {
  const onSend = vi.fn()
  const screen = await render(
    <FieldForm schema={schema} errors={errors} onSend={onSend}>
      <AmountField
        name="amount"
        label="Monto"
        currencyName="currency"
        currencyLabel="Moneda"
        currencies={[
          { value: 'PEN', label: 'S/' },
          { value: 'USD', label: 'US$' },
        ]}
        hint="Si no hay un monto, escribe 0."
      />
    </FieldForm>,
  )
  const amount = screen.getByRole('textbox', { name: 'Monto' })
  const currency = screen.getByRole('combobox', { name: 'Moneda' })
  const send = screen.getByRole('button', { name: 'Send' })
  await expect.element(amount).toHaveAccessibleDescription('Si no hay un monto, escribe 0.')
  await amount.fill('mil')
  await send.click()
  await expect.element(amount).toHaveAccessibleDescription('Escribe el monto en números.')
  await expect.element(currency).toHaveValue('PEN')
  await amount.fill('1500')
  await currency.selectOptions('US$')
  await send.click()
  await vi.waitFor(() => expect(onSend.mock.lastCall?.[0]).toEqual({ amount: '1500', currency: 'USD' }))
})

import { fieldErrors } from '@app/domain/submission/field-errors'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { textsFor } from '@/i18n/translator'
import { answerWith } from '../programmed-answers.fixture'
import { ComplaintForm, type ComplaintFormProps } from './complaint-form'
import { resetPreview } from './fetch-preview'

const consent = (text: string) => ({ version: '1', parts: [{ text, href: null }] })
const props: ComplaintFormProps = {
  locale: 'es',
  texts: textsFor('es', 'complaint', 'field', 'file', 'form', 'lead.receipt', 'outbox', 'phone', 'receipt'),
  errors: {},
  idPrefix: 'complaint',
  book: {
    title: 'Libro de',
    titleBold: 'Reclamaciones',
    notice: 'Aviso.',
    claimDefinition: 'Reclamo: uno.',
    grievanceDefinition: 'Queja: otra.',
    establishments: [
      { city: 'Arequipa', address: 'Av. Demostración 100' },
      { city: 'Lima', address: 'Av. Demostración 200' },
    ],
    dayRule: { kind: 'business', days: 15 },
    serviceNote: 'Nota.',
    legalNotes: ['Otra nota.'],
    legalName: 'Casa Demo S.A.C. (demo)',
    ruc: '20000000000',
  },
  consents: { terms: consent('Acepto los términos'), complaintNotice: consent('Autorizo que me avisen') },
}

const preview = { preview: 'N° 000 0000042-2026', filedOn: '2026-11-30', dueOn: '2026-12-23' }

beforeEach(async () => {
  sessionStorage.clear()
  resetPreview()
  await answerWith('/api/complaints/next-number', { status: 200, body: preview })
})

test.each(['Nombres', 'Apellidos'])(
  'the field %s keeps a name as it is typed, without digits and symbols',
  async (name) => {
    const screen = await render(<ComplaintForm {...props} />)
    const field = screen.getByRole('textbox', { name, exact: true })
    await field.click()
    await userEvent.keyboard("Ñuñoa 12O'Connor-Paz@")
    await expect.element(field).toHaveValue("Ñuñoa O'Connor-Paz")
  },
)

test.each(['Departamento', 'Provincia', 'Distrito'])(
  'the field %s accepts only spaces and letters, with or without accents',
  async (name) => {
    const screen = await render(<ComplaintForm {...props} />)
    const field = screen.getByRole('textbox', { name, exact: true })
    await field.click()
    await userEvent.keyboard('Ñuñoa 12-María@José')
    await expect.element(field).toHaveValue('Ñuñoa MaríaJosé')
  },
)

test('uses an e-mail input for the e-mail address', async () => {
  const screen = await render(<ComplaintForm {...props} />)
  await expect.element(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveAttribute('type', 'email')
})

test('shows the country code +51 on the country button and not in the phone field', async () => {
  const screen = await render(<ComplaintForm {...props} />)
  await expect.element(screen.getByRole('button', { name: 'PE +51, país: Perú' })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('')
})

test('shows the RUC in a read-only field', async () => {
  const screen = await render(<ComplaintForm {...props} />)
  const ruc = screen.getByRole('textbox', { name: 'RUC' })
  await expect.element(ruc).toHaveValue('20000000000')
  await expect.element(ruc).toHaveAttribute('readonly')
})

test('accepts the six attachment types in the file picker', async () => {
  await render(<ComplaintForm {...props} />)
  await expect
    .poll(() => document.querySelector('input[type=file]')?.getAttribute('accept'))
    .toBe('.pdf,.pptx,.docx,.jpg,.jpeg,.png')
})

test('offers two establishments and two document types', async () => {
  const screen = await render(<ComplaintForm {...props} />)
  const choices = (name: string) =>
    [...(screen.getByRole('combobox', { name }).element() as HTMLSelectElement).options]
      .slice(1)
      .map(({ text }) => text)
  expect(choices('Establecimiento')).toEqual(['Arequipa', 'Lima'])
  expect(choices('Tipo de documento')).toEqual(['DNI', 'Pasaporte de extranjería'])
})

test.each(['Descripción', 'Monto', 'Detalle', 'Pedido'])('marks %s as mandatory', async (name) => {
  const screen = await render(<ComplaintForm {...props} />)
  const { id } = screen.getByRole('textbox', { name: new RegExp(`^${name}`) }).element()
  expect(document.querySelector(`label[for="${id}"]`)?.textContent).toMatch(/\*$/)
})

test('shows the expected complaint number, the date and the deadline', async () => {
  const screen = await render(<ComplaintForm {...props} />)
  await expect.element(screen.getByText('N° 000 0000042-2026')).toBeVisible()
  await expect.element(screen.getByText('30/11/2026')).toBeVisible()
  await expect.element(screen.getByText('23/12/2026')).toBeVisible()
})

test('says that the number is assigned on submission if the expected number cannot be loaded', async () => {
  await answerWith('/api/complaints/next-number', 'lost')
  const screen = await render(<ComplaintForm {...props} />)
  await expect.element(screen.getByText('Se asigna al enviar').first()).toBeVisible()
  await expect.element(screen.getByText(/N° 000/)).not.toBeInTheDocument()
})

test('preselects soles, so an empty form has no currency error', async () => {
  const screen = await render(<ComplaintForm {...props} />)
  await expect.element(screen.getByRole('combobox', { name: 'Moneda' })).toHaveValue('PEN')
  await screen.getByRole('button', { name: /^Enviar/ }).click()
  await expect.element(screen.getByRole('link', { name: fieldErrors.es['complaint.amount.required'] })).toBeVisible()
  expect(screen.getByText(fieldErrors.es['complaint.currency.required'] ?? '').elements()).toHaveLength(0)
})

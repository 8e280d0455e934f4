import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FieldForm } from '../field-form.fixture'
import { FileField as AnyFileField } from './file-field'

const FileField = AnyFileField<'attachment'>

test('shows the selected file with its size and lets the visitor remove it', async () => {
  const screen = await render(
    <FieldForm>
      <FileField
        name="attachment"
        label="Adjuntar un archivo"
        hint="PDF hasta 5 MB"
        accept=".pdf"
        describe={({ size }) => `${size} bytes`}
      />
    </FieldForm>,
  )
  const field = screen.getByLabelText(/Adjuntar un archivo/)
  const input = field.element() as HTMLInputElement
  await field.upload(new File(['hola'], 'hoja.pdf', { type: 'application/pdf' }))
  await expect.element(screen.getByText('hoja.pdf')).toBeVisible()
  await expect.element(screen.getByText(/4 bytes/)).toBeVisible()
  await screen.getByRole('button', { name: 'Quitar archivo' }).click()
  await expect.element(screen.getByText(/PDF hasta 5 MB/)).toBeVisible()
  await expect.element(field).toHaveFocus()
  expect(input.files).toHaveLength(0)
})

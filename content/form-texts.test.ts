import { expect, test } from 'vitest'
import { formTexts } from './form-texts'

test('uses the form messages of the specification in both languages', () => {
  expect(formTexts.lead.success).toEqual({ es: 'Datos enviados correctamente.', en: 'Your details were sent.' })
  expect(formTexts.lead.failure).toEqual({
    es: 'Error al enviar los datos. Intenta nuevamente.',
    en: 'Your details could not be sent. Please try again.',
  })
})

import { expect, test } from 'vitest'
import { explainFailure, readFailure, type ScheduleFailure, writeFailure } from './scheduled-publish'

test.each<ScheduleFailure>([
  { reason: 'not-allowed', detail: null },
  { reason: 'content', detail: 'Título: está vacío: complétalo.\nImagen: falta.' },
])('reads back what was written: $reason', (failure) => {
  expect(readFailure(writeFailure(failure))).toEqual(failure)
})

test.each([undefined, null, '', 'No tienes permiso para realizar esta acción.', 'connect ECONNREFUSED', 'unheard-of'])(
  'treats %j as a server failure and shows none of it to staff',
  (text) => {
    expect(readFailure(text)).toEqual({ reason: 'server', detail: null })
  },
)

test("explains a failure in the reader's language, with its detail", () => {
  expect(explainFailure({ reason: 'account-gone', detail: null }, 'en')).toBe(
    'The account that scheduled it no longer exists.',
  )
  expect(explainFailure({ reason: 'content', detail: 'Título: está vacío.' }, 'es')).toBe(
    'El contenido tiene un problema. Título: está vacío.',
  )
})

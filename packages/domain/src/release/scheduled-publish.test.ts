import { expect, test } from 'vitest'
import { explainFailure, readFailure, type ScheduleFailure, writeFailure } from './scheduled-publish'

test.each<ScheduleFailure>([
  { reason: 'not-allowed', detail: null },
  { reason: 'content', detail: 'Título: está vacío: complétalo.\nImagen: falta.' },
])('restores a stored failure with the reason $reason', (failure) => {
  expect(readFailure(writeFailure(failure))).toEqual(failure)
})

test.each([undefined, null, '', 'No tienes permiso para realizar esta acción.', 'connect ECONNREFUSED', 'unheard-of'])(
  'treats the text %j as a server failure and hides it from staff',
  (text) => {
    expect(readFailure(text)).toEqual({ reason: 'server', detail: null })
  },
)

test('explains a failure with its detail in the language of the reader', () => {
  expect(explainFailure({ reason: 'account-gone', detail: null }, 'en')).toBe(
    'The account that scheduled it no longer exists.',
  )
  expect(explainFailure({ reason: 'content', detail: 'Título: está vacío.' }, 'es')).toBe(
    'El contenido tiene un problema. Título: está vacío.',
  )
})

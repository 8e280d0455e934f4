import { expect, test } from 'vitest'
import { type LogReason, logReason } from './log-reason'

test.each<[LogReason['event'], string, string, string]>([
  ['exported', 'leads', 'answer', 'para trabajar'],
  ['exported', 'leads', 'marketing:call', 'para una campaña por llamada'],
  ['exported', 'complaints:7a1c', 'answer', 'la respuesta'],
  ['exported', 'complaints:7a1c', 'sheet', 'la hoja'],
  ['exported', 'leads:7a1c', 'portable:csv', 'para otro programa, en CSV'],
  ['changed', 'complaints:7a1c', 'answer', 'la respondió'],
  ['changed', 'leads:7a1c', 'lead-entered', 'la registró'],
  [
    'kept',
    'complaints:7a1c',
    'complaint-book',
    'Se conserva: el Libro de Reclamaciones se guarda por ley y nadie puede cambiarlo.',
  ],
])('explains %s %s with the reason %s', (event, subject, reason, text) => {
  expect(logReason({ event, subject, reason }, 'es')).toBe(text)
})

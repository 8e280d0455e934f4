import { beforeEach, expect, test, vi } from 'vitest'
import { findNewFailure, listShownFailures } from './save-failure'

const toasts = vi.hoisted((): { id: number; type: string; title?: string }[] => [])
vi.mock('@payloadcms/ui', () => ({ toast: { getHistory: () => toasts } }))

beforeEach(() => {
  toasts.length = 0
  toasts.push({ id: 1, type: 'error', title: 'Fallo anterior.' }, { id: 2, type: 'loading', title: 'Guardando…' })
})

test('returns the message of the save that has just failed', () => {
  const known = listShownFailures()
  expect(findNewFailure(known, 'es')).toBeUndefined()
  toasts[1] = { id: 2, type: 'error', title: 'Otra persona edita este registro.' }
  expect(findNewFailure(known, 'es')).toBe('Otra persona edita este registro.')
})

test.each([
  ['Failed to fetch', 'No hay conexión con el panel.'],
  [undefined, 'El panel no pudo guardar el registro.'],
])('explains a failed save whose message is %j', (title, text) => {
  const known = listShownFailures()
  toasts.push({ id: 3, type: 'error', title })
  expect(findNewFailure(known, 'es')).toBe(text)
})

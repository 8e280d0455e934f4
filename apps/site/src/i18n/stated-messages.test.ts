import { expect, test } from 'vitest'
import { translator } from './translator'

test.each([
  ['phone.loading', 'Cargando...', 'Loading...'],
  ['video.unsupported', 'Tu navegador no soporta el tag de video.', 'Your browser does not support the video tag.'],
  ['footer.apartments', 'Multifamiliares', 'Apartments'],
  ['terms.empty', 'No hay datos disponibles.', 'No data available.'],
  ['complaint.head.loading', 'Cargando número de reclamo...', 'Loading complaint number...'],
  ['complaint.sent', 'Tu reclamo fue registrado', 'Your complaint was registered'],
  [
    'complaint.failed',
    'No pudimos registrar tu reclamo. Intenta nuevamente.',
    'We could not register your complaint. Please try again.',
  ],
] as const)('shows the exact text of the specification for %s', (key, es, en) => {
  expect(translator('es')(key)).toBe(es)
  expect(translator('en')(key)).toBe(en)
})

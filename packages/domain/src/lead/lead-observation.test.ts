import { expect, test } from 'vitest'
import { leadObservation } from './lead-observation'

const morning = { date: '2026-12-03', timeOfDay: 'morning', meetingPlace: 'office' } as const
const afternoon = { date: '2027-01-05', timeOfDay: 'afternoon', meetingPlace: 'site' } as const

test.each([
  [{ project: 'santorini' }, ''],
  [{ project: 'santorini', appointment: morning }, 'Solicita visita: 03/12/2026, por la mañana, en la oficina.'],
  [{ project: 'santorini', appointment: afternoon }, 'Solicita visita: 05/01/2027, por la tarde, en el proyecto.'],
  [{ project: 'santorini', message: '¿Hay lotes\nen esquina?' }, 'Mensaje: ¿Hay lotes\nen esquina?'],
  [
    { project: 'santorini', appointment: morning, message: 'Voy con mi mamá.' },
    'Solicita visita: 03/12/2026, por la mañana, en la oficina.\nMensaje: Voy con mi mamá.',
  ],
  [{ project: 'general', message: 'Una idea.' }, 'Consulta general.\nMensaje: Una idea.'],
  [{ project: 'general' }, 'Consulta general.'],
])('formats the request %j as %j', (request, text) => {
  expect(leadObservation({ appointment: undefined, message: undefined, ...request })).toBe(text)
})

test('puts a quote before the message', () => {
  const request = { project: 'santorini', appointment: undefined, message: '¿Y si pago antes?' }
  expect(leadObservation(request, 'Cotización P-2026-000318: Santorini.')).toBe(
    'Cotización P-2026-000318: Santorini.\nMensaje: ¿Y si pago antes?',
  )
})

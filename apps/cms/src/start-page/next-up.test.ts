import { expect, test } from 'vitest'
import { nextUp } from './next-up'

const now = new Date('2026-11-19T15:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const lead = {
  kind: 'contact',
  id: 'lead',
  firstName: 'Ana',
  lastName: 'Paredes',
  phone: '+51900000001',
  receivedAt: inHours(-2),
}
const step = (hours: number) => ({ id: 'step', name: 'Luz Soto', phone: '', step: 'Llamar', at: inHours(hours) })
const appointment = (hours: number) => ({
  id: 'visit',
  name: 'Iván Ríos',
  phone: '',
  place: 'Sala',
  at: inHours(hours),
})
const nothing = { lead: undefined, step: undefined, appointment: undefined }

test.each([
  ['an overdue step, even if a lead waits', { ...nothing, lead, step: step(-1) }, { kind: 'step', isOverdue: true }],
  ['a waiting lead before a step of later today', { ...nothing, lead, step: step(1) }, { kind: 'lead', id: 'lead' }],
  [
    'the next step, if it is before the appointment',
    { ...nothing, step: step(20), appointment: appointment(24) },
    { kind: 'step', isOverdue: false },
  ],
  [
    'the appointment, if it is before the step',
    { ...nothing, step: step(30), appointment: appointment(24) },
    { kind: 'appointment', id: 'visit' },
  ],
  ['nothing', nothing, { kind: 'nothing' }],
])('is %s', (_, waiting, expected) => {
  expect(nextUp(waiting, now)).toMatchObject(expected)
})

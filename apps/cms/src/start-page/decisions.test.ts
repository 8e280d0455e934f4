import { expect, test } from 'vitest'
import { decisionsOf } from './decisions'

const now = new Date('2026-11-19T15:00:00Z')
const lead = (id: string, hours: number, owner: string | null = null) => ({
  id,
  firstName: 'Ana',
  lastName: id,
  project: 'coral',
  owner,
  receivedAt: new Date(now.getTime() - hours * 3_600_000),
})
const complaint = (id: string, state: 'late' | 'calm', days: number) => ({
  id,
  reference: `R-${id}`,
  name: 'Olga',
  claimType: 'Reclamo',
  dueOn: '2026-11-20',
  ruleKind: 'business' as const,
  isLetter: false,
  deadline: { state, days },
})
const nothing = {
  leads: { list: [], count: 0 },
  complaints: [],
  rewards: { due: 0, approved: 0 },
  projectNames: new Map([['coral', 'Coral']]),
}

test('puts what is late first and rewards last', () => {
  const waiting = {
    ...nothing,
    leads: { list: [lead('late', 30), lead('new', 1, 'Iván')], count: 2 },
    complaints: [complaint('1', 'late', 2), complaint('2', 'calm', 9)],
    rewards: { due: 1, approved: 0 },
  }
  expect(decisionsOf(waiting, now, 'es').map(({ key, isBad }) => [key, isBad])).toEqual([
    ['1', true],
    ['late', true],
    ['2', false],
    ['new', false],
    ['due', false],
  ])
})

test('says the project, the owner and the wait of a lead, and how many leads are not listed', () => {
  const list = ['a', 'b', 'c', 'd'].map((id) => lead(id, 3))
  const decisions = decisionsOf({ ...nothing, leads: { list, count: 9 } }, now, 'es')
  expect(decisions[0]).toMatchObject({ name: 'Ana a', note: 'Coral, sin responsable', value: 'espera desde hace 3 h' })
  expect(decisions).toHaveLength(4)
  expect(decisions[3]?.name).toBe('Otras 6 consultas esperan respuesta')
})

test('returns nothing if nothing waits', () => {
  expect(decisionsOf(nothing, now, 'en')).toEqual([])
})

import { expect, test } from 'vitest'
import { newsSteps, type PublishedProject, parseUpdateKey } from './project-news'

const coral = (...dates: string[]): PublishedProject => ({
  slug: 'coral',
  kind: 'condominium',
  soldOut: false,
  updates: dates.map((date, index) => ({ date, percent: 8 + index })),
})
const building = (slug: string, soldOut = false): PublishedProject => ({
  slug,
  kind: 'apartment',
  soldOut,
  updates: [],
})

const entry = (kind: 'construction' | 'next-building', notifiedFor: string | null, id = 'a', confirmed = '09:00') => ({
  id,
  kind,
  project: kind === 'construction' ? 'coral' : 'killa',
  state: 'waiting' as const,
  confirmedAt: new Date(`2026-11-18T${confirmed}:00Z`),
  notifiedFor,
})

const remembered = (notifiedFor: string) => [{ id: 'a', notifiedFor, mail: null, isLast: false }]
const update = (notifiedFor: string) => [{ id: 'a', notifiedFor, mail: 'waiting-update', isLast: false }]

test.each([
  [
    'remembers the newest update after the confirmation',
    null,
    coral('2026-10-01', '2026-11-12'),
    remembered('2026-11-12 009'),
  ],
  ['remembers that there is no update yet', null, coral(), remembered('')],
  ['sends a mail about a newer update', '2026-10-01 008', coral('2026-10-01', '2026-11-12'), update('2026-11-12 009')],
  ['sends a mail about the first update', '', coral('2026-11-12'), update('2026-11-12 008')],
  ['sends no second mail about an update', '2026-11-12 009', coral('2026-10-01', '2026-11-12'), []],
  ['sends no mail about an older date', '2026-11-12 009', coral('2026-10-01'), []],
  ['sends no mail about an unpublished project', '', building('other'), []],
])('%s', (_title, notifiedFor, project, steps) => {
  expect(newsSteps([entry('construction', notifiedFor)], [project])).toEqual(steps)
})

test('sends a mail about a higher percentage on the same day', () => {
  const project = { ...coral(), updates: [{ date: '2026-11-12', percent: 100 }] }
  expect(newsSteps([entry('construction', '2026-11-12 054')], [project])).toEqual(update('2026-11-12 100'))
})

test.each([
  ['remembers the buildings for sale', null, [building('killa', true), building('o2')], remembered('o2')],
  ['sends no mail about a building that was already for sale', 'o2', [building('o2')], []],
  ['sends no mail about a sold-out building or a condominium', 'o2', [building('x', true), coral()], []],
  [
    'sends one last mail about a new building',
    'o2',
    [building('o2'), building('nuevo')],
    [{ id: 'a', notifiedFor: 'nuevo', mail: 'waiting-building', isLast: true }],
  ],
])('%s', (_title, notifiedFor, projects, steps) => {
  expect(newsSteps([entry('next-building', notifiedFor)], projects)).toEqual(steps)
})

test('sends mails in the order of the line, and none to people who left it', () => {
  const entries = [
    entry('construction', '', 'late', '15:00'),
    entry('construction', '', 'early', '09:00'),
    { ...entry('construction', '', 'gone', '08:00'), state: 'left' as const },
  ]
  expect(newsSteps(entries, [coral('2026-11-12')]).map(({ id }) => id)).toEqual(['early', 'late'])
})

test('reads date and percentage from the key of an update', () => {
  expect(parseUpdateKey('2026-11-12 054')).toEqual({ date: '2026-11-12', percent: 54 })
})

import { expect, test } from 'vitest'
import { changeByOthers } from './change-by-others'
import type { ReleaseChange } from './release'
import type { KnownRelease } from './release-state'

const santorini = { place: 'collections', slug: 'projects', id: '1' } as const
const mykonos = { ...santorini, id: '2' }

const change = (by: string | null, at: string, record: typeof santorini | typeof mykonos = mykonos): ReleaseChange => ({
  ...record,
  title: record.id === '1' ? 'Santorini' : 'Mykonos',
  action: 'published',
  by,
  at,
})
const releaseOf = (...changes: ReleaseChange[]): KnownRelease => ({
  name: null,
  kind: 'publish',
  state: 'online',
  askedAt: null,
  onlineSince: null,
  changes,
  problems: [],
})

test('returns the newest change of a colleague', () => {
  const releases = [releaseOf(change('Nadia', '12:05')), releaseOf(change('María', '12:00'), change('Elsa', '11:00'))]
  expect(changeByOthers(releases, 'Nadia')).toEqual({ by: 'María', at: '12:00', title: 'Mykonos', isThisRecord: false })
})

test('prefers a change of the open record', () => {
  const releases = [releaseOf(change('María', '12:00'), change('Elsa', '11:00', santorini))]
  expect(changeByOthers(releases, 'Nadia', santorini)).toMatchObject({ by: 'Elsa', isThisRecord: true })
})

test('ignores changes of the viewer and changes without an author', () => {
  expect(changeByOthers([releaseOf(change('Nadia', '12:00'), change(null, '12:01'))], 'Nadia')).toBeNull()
})

import { describe, expect, test } from 'vitest'
import type { ReleaseChange, ReleaseProblem } from './release'
import { contentMoment, type KnownRelease, panelState, recordState } from './release-state'

const article = { place: 'collections', slug: 'news', id: 'a' } as const
const change = (id = 'a'): ReleaseChange => ({
  ...article,
  id,
  title: 'Casa abierta',
  action: 'published',
  by: 'Rosa',
  at: '2026-11-16T14:30:00.000Z',
})
const problem = (id: string | null): ReleaseProblem => ({
  record: id ? { ...article, id } : null,
  title: null,
  path: 'image',
  field: 'Imagen',
  sentence: '«Imagen» está vacío: complétalo.',
})
const release = (minute: number, facts: Partial<KnownRelease>): KnownRelease => ({
  name: `2026-11-16T14-${minute}-00-000Z`,
  kind: 'publish',
  state: 'replaced',
  askedAt: `2026-11-16T14:${minute}:00.000Z`,
  onlineSince: null,
  changes: [],
  problems: [],
  ...facts,
})
const online = (minute: number, facts: Partial<KnownRelease> = {}) =>
  release(minute, { state: 'online', onlineSince: `2026-11-16T14:${minute}:10.000Z`, ...facts })
const published = { ...article, publishedAt: '2026-11-16T14:30:00.000Z' }

test('the name of a release contains when its content was read', () => {
  expect(contentMoment('2026-11-15T02-30-00-123Z')).toBe('2026-11-15T02:30:00.123Z')
})

describe('panelState', () => {
  test.each([
    ['nothing was ever published', [], { state: 'none' }],
    [
      'everything is online',
      [online(32), release(31, { state: 'failed' })],
      { state: 'online', since: '2026-11-16T14:32:10.000Z', rolledBack: false },
    ],
    [
      'a build runs, whatever else waits',
      [release(34, { state: 'waiting' }), release(33, { state: 'building' })],
      { state: 'building' },
    ],
    [
      'two edits are waiting',
      [release(34, { state: 'waiting', changes: [change('a'), change('b')] }), online(32)],
      { state: 'waiting', changes: 2, problems: [] },
    ],
    [
      'the last publish was rejected',
      [release(34, { state: 'refused', problems: [problem('a')] }), online(32)],
      { state: 'problem', refused: true, problems: [problem('a')], onlineSince: '2026-11-16T14:32:10.000Z' },
    ],
    ['a rollback', [online(35, { kind: 'rollback' }), release(34, {})], { state: 'online', rolledBack: true }],
  ])('%s', (_, releases, expected) => {
    expect(panelState(releases)).toMatchObject(expected)
  })
})

describe('recordState', () => {
  test.each([
    ['is a draft', { ...article, publishedAt: null }, [online(32)], { state: 'draft' }],
    [
      'waits',
      published,
      [release(34, { name: null, state: 'waiting', changes: [change()] }), online(32)],
      { state: 'waiting' },
    ],
    ['is being built', published, [release(34, { state: 'building', changes: [change()] })], { state: 'building' }],
    [
      'is online',
      published,
      [online(34, { changes: [change()] })],
      { state: 'online', since: '2026-11-16T14:34:10.000Z' },
    ],
    ['was online before changes were recorded', published, [online(34)], { state: 'online', since: null }],
    [
      'is rejected for its own problem',
      published,
      [release(34, { state: 'refused', changes: [change()], problems: [problem('a'), problem('b')] }), online(32)],
      { state: 'problem', refused: true, here: [problem('a')], elsewhere: 1 },
    ],
    [
      'blocks the publish of another record',
      published,
      [release(34, { state: 'refused', changes: [change('b')], problems: [problem('a')] }), online(32)],
      { state: 'problem', refused: true, here: [problem('a')], elsewhere: 0 },
    ],
    [
      'failed for an unrelated reason',
      published,
      [release(34, { state: 'failed', changes: [change()], problems: [problem(null)] }), online(32)],
      { state: 'problem', refused: false, here: [], elsewhere: 1 },
    ],
    [
      'was rejected and went online with the next publish',
      published,
      [online(36, { changes: [change('b')] }), release(34, { state: 'refused', changes: [change()] })],
      { state: 'online', since: '2026-11-16T14:36:10.000Z' },
    ],
    [
      'is not visible after a rollback',
      published,
      [online(31, { kind: 'rollback' }), release(34, { changes: [change()] })],
      { state: 'rolled-back' },
    ],
    ['was published after the release that visitors see', published, [online(20)], { state: 'waiting' }],
  ] as const)('%s', (_, record, releases, expected) => {
    expect(recordState(record, [...releases])).toEqual(expected)
  })
})

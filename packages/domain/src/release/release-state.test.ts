import { describe, expect, test } from 'vitest'
import type { ReleaseChange, ReleaseProblem } from './release'
import { contentReadAt, type KnownRelease, panelState, recordState } from './release-state'

const article = { place: 'collections', slug: 'news', id: 'a' } as const
const change = (id = 'a'): ReleaseChange => ({
  ...article,
  id,
  title: 'Casa abierta',
  action: 'published',
  by: 'Rosa',
  at: '2026-11-16T14:30:00.000Z',
})
const problemOf = (id: string | null): ReleaseProblem => ({
  record: id ? { ...article, id } : null,
  title: null,
  path: 'image',
  field: 'Imagen',
  sentence: '«Imagen» está vacío: complétalo.',
})
const nameOf = (minute: number) => `2026-11-16T14-${minute}-00-000Z`
const release = (minute: number, changes: Partial<KnownRelease>): KnownRelease => ({
  name: nameOf(minute),
  kind: 'publish',
  state: 'replaced',
  askedAt: `2026-11-16T14:${minute}:00.000Z`,
  onlineSince: null,
  changes: [],
  problems: [],
  ...changes,
})
const onlineRelease = (minute: number, changes: Partial<KnownRelease> = {}) =>
  release(minute, { state: 'online', onlineSince: `2026-11-16T14:${minute}:10.000Z`, ...changes })
const publishedArticle = { ...article, publishedAt: '2026-11-16T14:30:00.000Z' }

test('reads the time of the content from the name of a release', () => {
  expect(contentReadAt('2026-11-15T02-30-00-123Z')).toBe('2026-11-15T02:30:00.123Z')
})

describe('the publishing state of the site', () => {
  test.each([
    ['there is no release', [], { state: 'none' }],
    [
      'the latest publish is online',
      [onlineRelease(32), release(31, { state: 'failed' })],
      { state: 'online', since: '2026-11-16T14:32:10.000Z', isRolledBack: false },
    ],
    [
      'a release is being built and another waits',
      [release(34, { state: 'waiting' }), release(33, { state: 'building' })],
      { state: 'building' },
    ],
    [
      'two edits are waiting',
      [release(34, { state: 'waiting', changes: [change('a'), change('b')] }), onlineRelease(32)],
      { state: 'waiting', changes: 2, problems: [] },
    ],
    [
      'the last publish was rejected',
      [release(34, { state: 'refused', problems: [problemOf('a')] }), onlineRelease(32)],
      { state: 'problem', isRejected: true, problems: [problemOf('a')], onlineSince: '2026-11-16T14:32:10.000Z' },
    ],
    [
      'an old release was restored',
      [onlineRelease(35, { kind: 'rollback', name: nameOf(31) }), release(34, {}), release(31, {})],
      { state: 'online', isRolledBack: true },
    ],
    [
      'the newest release was restored after an old one',
      [onlineRelease(36, { kind: 'rollback', name: nameOf(34) }), release(34, {}), release(31, {})],
      { state: 'online', isRolledBack: false },
    ],
  ])('returns the publishing state of the site when %s', (_, releases, expected) => {
    expect(panelState(releases)).toMatchObject(expected)
  })
})

describe('the publishing state of a record', () => {
  test.each([
    ['it is a draft', { ...article, publishedAt: null }, [onlineRelease(32)], { state: 'draft' }],
    [
      'its release waits',
      publishedArticle,
      [release(34, { name: null, state: 'waiting', changes: [change()] }), onlineRelease(32)],
      { state: 'waiting' },
    ],
    [
      'its release is being built',
      publishedArticle,
      [release(34, { state: 'building', changes: [change()] })],
      { state: 'building' },
    ],
    [
      'its release is online',
      publishedArticle,
      [onlineRelease(34, { changes: [change()] })],
      { state: 'online', since: '2026-11-16T14:34:10.000Z' },
    ],
    [
      'it was online before changes were recorded',
      publishedArticle,
      [onlineRelease(34)],
      { state: 'online', since: null },
    ],
    [
      'its release was rejected because of its problem',
      publishedArticle,
      [
        release(34, { state: 'refused', changes: [change()], problems: [problemOf('a'), problemOf('b')] }),
        onlineRelease(32),
      ],
      { state: 'problem', isRejected: true, ownProblems: [problemOf('a')], otherProblemCount: 1 },
    ],
    [
      'its problem blocks the publish of another record',
      publishedArticle,
      [release(34, { state: 'refused', changes: [change('b')], problems: [problemOf('a')] }), onlineRelease(32)],
      { state: 'problem', isRejected: true, ownProblems: [problemOf('a')], otherProblemCount: 0 },
    ],
    [
      'its release failed for an unrelated reason',
      publishedArticle,
      [release(34, { state: 'failed', changes: [change()], problems: [problemOf(null)] }), onlineRelease(32)],
      { state: 'problem', isRejected: false, ownProblems: [], otherProblemCount: 1 },
    ],
    [
      'it went online with the publish after a rejected release',
      publishedArticle,
      [onlineRelease(36, { changes: [change('b')] }), release(34, { state: 'refused', changes: [change()] })],
      { state: 'online', since: '2026-11-16T14:36:10.000Z' },
    ],
    [
      'an older release is online after a rollback',
      publishedArticle,
      [onlineRelease(31, { kind: 'rollback' }), release(34, { changes: [change()] })],
      { state: 'rolled-back' },
    ],
    ['it was published after the online release', publishedArticle, [onlineRelease(20)], { state: 'waiting' }],
  ] as const)('returns the publishing state of a record when %s', (_, record, releases, expected) => {
    expect(recordState(record, [...releases])).toEqual(expected)
  })
})

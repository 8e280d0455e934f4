import { describe, expect, test } from 'vitest'
import { readSourceEvents } from './source-events'

const metaMessage = (...values: unknown[]) => ({
  object: 'page',
  entry: [{ id: '1', time: 1, changes: values.map((value) => ({ field: 'leadgen', value })) }],
})

describe('the leads in a message of another system', () => {
  test.each([
    [
      'returns one event per change of a Meta message',
      'meta',
      metaMessage({ leadgen_id: '1', form_id: '9' }, { leadgen_id: 2, form_id: 9 }),
      [
        { eventId: '1', form: '9' },
        { eventId: '2', form: '9' },
      ],
    ],
    [
      'returns no event for a Meta message that is not about leads',
      'meta',
      { object: 'page', entry: [{ changes: [{ field: 'feed' }] }] },
      [],
    ],
    [
      'uses our listing id as the form of a portal lead',
      'portal',
      { originLeadId: 'a', clientListingId: 'S1', originListingId: '7' },
      [{ eventId: 'a', form: 'S1' }],
    ],
    [
      'uses the listing id of the portal if ours is empty',
      'portal',
      { originLeadId: 'a', clientListingId: '', originListingId: '7' },
      [{ eventId: 'a', form: '7' }],
    ],
    [
      'returns an empty form for a portal lead without a listing',
      'portal',
      { originLeadId: 'a' },
      [{ eventId: 'a', form: '' }],
    ],
    ['reads id and form of a lead of another system', 'generic', { id: 'x', form: 'f' }, [{ eventId: 'x', form: 'f' }]],
  ] as const)('%s', (_name, source, body, events) => {
    expect(readSourceEvents(source, body)).toEqual(events)
  })

  test.each([
    ['meta', { object: 'user', entry: [] }],
    ['meta', metaMessage({ leadgen_id: '1', form_id: '9' }, { leadgen_id: '2' })],
    ['meta', 'text'],
    ['portal', { name: 'Ana' }],
    ['portal', { originLeadId: 'a b' }],
    ['generic', { id: 'x' }],
    ['generic', { id: '\u0000', form: 'f' }],
    ['generic', { id: 'x'.repeat(121), form: 'f' }],
    ['generic', null],
    ['generic', [{ id: 'x', form: 'f' }]],
  ] as const)('returns undefined for the invalid body of the source %s: %j', (source, body) => {
    expect(readSourceEvents(source, body)).toBeUndefined()
  })
})

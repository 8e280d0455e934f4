import { describe, expect, test } from 'vitest'
import { readSourceEvents } from './source-events'

const metaMessage = (...values: unknown[]) => ({
  object: 'page',
  entry: [{ id: '1', time: 1, changes: values.map((value) => ({ field: 'leadgen', value })) }],
})

describe('the leads of a message', () => {
  test.each([
    [
      'of Meta, one per change',
      'meta',
      metaMessage({ leadgen_id: '1', form_id: '9' }, { leadgen_id: 2, form_id: 9 }),
      [
        { eventId: '1', form: '9' },
        { eventId: '2', form: '9' },
      ],
    ],
    [
      'of Meta, none if it is about something else',
      'meta',
      { object: 'page', entry: [{ changes: [{ field: 'feed' }] }] },
      [],
    ],
    [
      'of a portal, by the id of our listing',
      'portal',
      { originLeadId: 'a', clientListingId: 'S1', originListingId: '7' },
      [{ eventId: 'a', form: 'S1' }],
    ],
    [
      'of a portal, by the id of its listing',
      'portal',
      { originLeadId: 'a', clientListingId: '', originListingId: '7' },
      [{ eventId: 'a', form: '7' }],
    ],
    ['of a portal, without a listing', 'portal', { originLeadId: 'a' }, [{ eventId: 'a', form: '' }]],
    ['of another system', 'generic', { id: 'x', form: 'f' }, [{ eventId: 'x', form: 'f' }]],
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
  ] as const)('cannot be read from %s %j', (source, body) => {
    expect(readSourceEvents(source, body)).toBeUndefined()
  })
})

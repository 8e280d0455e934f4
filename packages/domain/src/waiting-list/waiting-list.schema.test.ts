import { expect, test } from 'vitest'
import { waitingInput } from './waiting-list.schema'

const fields = {
  kind: 'lot',
  project: 'santorini',
  lot: 'C-16',
  firstName: 'Rosa',
  email: 'rosa@example.test',
  locale: 'es',
  acceptsTerms: true,
  consentVersions: { terms: '2026-01' },
}

const problemsOf = (changes: Record<string, unknown>) =>
  waitingInput.safeParse({ ...fields, ...changes }).error?.issues.map(({ path, message }) => [path.join('.'), message])

test.each([
  [{ lot: undefined }, 'lot', 'waiting.lot.unknown'],
  [{ lot: '' }, 'lot', 'waiting.lot.unknown'],
  [{ lot: 'c 16' }, 'lot', 'waiting.lot.unknown'],
  [{ kind: 'beach' }, 'kind', 'waiting.kind.invalid'],
  [{ project: '../x' }, 'project', 'waiting.project.unknown'],
  [{ firstName: ' ' }, 'firstName', 'waiting.firstName.required'],
  [{ firstName: 'www.example.test' }, 'firstName', 'waiting.firstName.lettersOnly'],
  [{ email: 'rosa@' }, 'email', 'waiting.email.invalid'],
  [{ acceptsTerms: false }, 'acceptsTerms', 'waiting.acceptsTerms.required'],
])('rejects an entry with %j', (changes, path, message) => {
  expect(problemsOf(changes)).toEqual([[path, message]])
})

test('accepts an entry for a lot', () => {
  expect(waitingInput.parse(fields)).toEqual(fields)
})

test('removes the lot of an entry that is not for a lot', () => {
  expect(waitingInput.parse({ ...fields, kind: 'construction' })).toMatchObject({
    kind: 'construction',
    project: 'santorini',
    lot: undefined,
  })
})

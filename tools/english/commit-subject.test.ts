import { expect, test } from 'vitest'
import { subjectProblem } from './commit-subject'

test.each(['Fix country picker: Enter uses the typed text', 'Add a mail', 'Release v2'])('accepts "%s"', (subject) => {
  expect(subjectProblem(subject)).toBeUndefined()
})

test.each(['Fixes a bug', 'Fixed a bug', 'Fixing a bug', 'fix a bug', 'The bug', 'feat: add', '2 bugs', ''])(
  'rejects "%s" because it does not start with a verb in its base form',
  (subject) => {
    expect(subjectProblem(subject)).toContain('base form')
  },
)

test('rejects a subject that ends with a full stop', () => {
  expect(subjectProblem('Fix a bug.')).toBe('end without a full stop')
})

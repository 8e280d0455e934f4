import { expect, test } from 'vitest'
import { isAllowed } from './allowed-licences'

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['none', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['GPL-2.0-only OR MIT', true],
  ['MIT AND GPL-2.0-only', false],
  ['(ISC AND CC-BY-3.0)', true],
  ['(GPL-2.0-only OR MIT) AND AGPL-3.0-only', false],
  ['MIT OR GPL-2.0-only AND AGPL-3.0-only', true],
])('the licence "%s" is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed)
})

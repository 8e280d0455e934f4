import { expect, test } from 'vitest'
import { mayPublishLater } from './may-publish-later'

test.each([
  ['marketing', { collection: 'news' }, true],
  ['manager', { collection: 'campaigns' }, true],
  ['admin', { global: 'maintenance' }, true],
  ['marketing', { global: 'maintenance' }, false],
  ['sales', { collection: 'news' }, false],
  ['customer-service', { global: 'complaint-book' }, false],
  ['admin', { collection: 'users' }, true],
  ['admin', { collection: 'complaints' }, false],
  ['admin', { collection: 'unheard-of' }, false],
  ['admin', {}, false],
  ['owner', { collection: 'news' }, false],
  [undefined, { collection: 'news' }, false],
])('the role %s may schedule a publish of %j: %s', (role, target, expected) => {
  expect(mayPublishLater(role, target)).toBe(expected)
})

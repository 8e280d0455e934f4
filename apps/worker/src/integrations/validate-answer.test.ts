import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerValidators } from './validate-answer'

test.each([
  [200, '{"status":"success","id":7}', 'delivered'],
  [201, '{"id":7}', 'delivered'],
  [200, '[]', 'delivered'],
  [204, '', 'delivered'],
  [200, '{"status":"error"}', 'retry'],
  [200, '{"status":"ERROR","message":"full"}', 'retry'],
  [200, '{"success":false}', 'retry'],
  [200, '{"ok":false}', 'retry'],
  [200, '{"error":"quota"}', 'retry'],
  [200, '<html>Sign in</html>', 'retry'],
  [200, 'null', 'retry'],
  [500, '{}', 'retry'],
  [503, '', 'retry'],
  [408, '', 'retry'],
  [425, '', 'retry'],
  [429, '', 'retry'],
  [400, '{"message":"bad"}', 'refused'],
  [401, '', 'refused'],
  [404, '', 'refused'],
  [422, '{"errors":[]}', 'refused'],
  [302, '', 'retry'],
])('classifies the response %i %s as %s with the setting no-error', (status, body, outcome) => {
  expect(answerValidators['no-error'](status, body)).toMatchObject({ outcome, httpStatus: status })
})

test.each([
  [200, '{"status":"success"}', 'delivered'],
  [200, '{"status":"error","message":"Exception: quota"}', 'retry'],
  [200, '{"result":"ok"}', 'retry'],
  [200, '', 'retry'],
  [200, '<!doctype html><title>Error</title>', 'retry'],
  [403, '{"status":"success"}', 'refused'],
  [500, '{"status":"success"}', 'retry'],
])('classifies the response %i %s as %s with the setting status-success', (status, body, outcome) => {
  expect(answerValidators['status-success'](status, body)).toMatchObject({ outcome, httpStatus: status })
})

test.each([
  [200, '{"status":"success"}', 'delivered'],
  [200, '{"status":"error"}', 'delivered'],
  [200, '<!doctype html><title>Error</title>', 'delivered'],
  [200, '', 'delivered'],
  [302, '', 'retry'],
  [403, '', 'refused'],
  [429, '', 'retry'],
  [500, '', 'retry'],
])('classifies the response %i %s as %s with the setting any-2xx', (status, body, outcome) => {
  expect(answerValidators['any-2xx'](status, body)).toMatchObject({ outcome, httpStatus: status })
})

test('returns a result for every response, with a detail that does not contain the body', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), fc.string({ minLength: 8 }), (status, body) => {
      for (const validate of Object.values(answerValidators)) expect(validate(status, body).detail).not.toContain(body)
    }),
  )
})

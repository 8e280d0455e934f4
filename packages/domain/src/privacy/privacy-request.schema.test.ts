import { expect, test } from 'vitest'
import { privacyRequestInput } from './privacy-request.schema'

const schema = privacyRequestInput({ isPhoneNumber: (text) => text === '+51987654321' })
const request = {
  kind: 'cancellation',
  firstName: 'Rosa',
  lastName: 'Demo',
  email: 'rosa@example.test',
  phone: '',
  documentTypeId: '1',
  document: '12 345.678',
  detail: '',
  locale: 'es',
}
const errorKeysOf = (changes: object) =>
  schema.safeParse({ ...request, ...changes }).error?.issues.map(({ message }) => message)

test('accepts a request with a name, an e-mail address and a document, but without consent', () => {
  expect(schema.parse(request)).toEqual({
    ...request,
    phone: undefined,
    detail: undefined,
    documentTypeId: 1,
    document: '12345678',
  })
})

test.each([
  [{ kind: 'everything' }, 'privacyRequest.kind.required'],
  [{ email: 'nobody' }, 'privacyRequest.email.invalid'],
  [{ document: '123' }, 'privacyRequest.document.dni'],
  [{ documentTypeId: '', document: '' }, 'privacyRequest.document.required'],
  [{ phone: '12' }, 'privacyRequest.phone.invalid'],
  [{ firstName: 'www.example.test' }, 'privacyRequest.firstName.lettersOnly'],
  // A request to correct data must say what to correct.
  [{ kind: 'rectification' }, 'privacyRequest.detail.required'],
])('rejects a privacy request with %o as %s', (changes, key) => {
  expect(errorKeysOf(changes)).toContain(key)
})

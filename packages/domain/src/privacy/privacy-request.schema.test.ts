import { expect, test } from 'vitest'
import { privacyRequestInput } from './privacy-request.schema'

const schema = privacyRequestInput({ isPhoneNumber: (text) => text === '+51987654321' })
const typed = {
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
const keysOf = (changes: object) =>
  schema.safeParse({ ...typed, ...changes }).error?.issues.map(({ message }) => message)

test('requires a name, an e-mail address and a document, but no consent', () => {
  expect(schema.parse(typed)).toEqual({
    ...typed,
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
  // A correction needs a description.
  [{ kind: 'rectification' }, 'privacyRequest.detail.required'],
])('rejects %o with %s', (changes, key) => {
  expect(keysOf(changes)).toContain(key)
})

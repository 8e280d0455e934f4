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

test('a name, a mailbox and a document are enough; no consent is asked for', () => {
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
  // Nobody can correct what they are not told.
  [{ kind: 'rectification' }, 'privacyRequest.detail.required'],
])('%o is refused as %s', (changes, key) => {
  expect(keysOf(changes)).toContain(key)
})

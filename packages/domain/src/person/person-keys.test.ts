import { expect, test } from 'vitest'
import { documentKind, documentNumberKey, emailKey, phoneKey } from './person-keys'

test.each([
  ['Rosa@Example.TEST', 'rosa@example.test'],
  [' rosa@example.test ', 'rosa@example.test'],
  ['Rosa.Quispe@GMAIL.com', 'rosaquispe@gmail.com'],
  ['rosaquispe+lotes@googlemail.com', 'rosaquispe@gmail.com'],
  ['rosa.quispe@example.test', 'rosa.quispe@example.test'],
  ['rosa+lotes@example.test', 'rosa+lotes@example.test'],
])('normalises the e-mail address "%s" to %s', (email, key) => {
  expect(emailKey(email)).toBe(key)
})

test.each([
  ['+51987654321', '51987654321'],
  ['+51 987 654 321', '51987654321'],
  ['987-654-321', '51987654321'],
  ['0051987654321', '51987654321'],
  ['+12025550123', '12025550123'],
  ['+5154234567', '5154234567'],
])('normalises the phone number "%s" to %s', (phone, key) => {
  expect(phoneKey(phone)).toBe(key)
})

test('normalises a document number', () => {
  expect(documentNumberKey('ab-123 456')).toBe('AB123456')
  expect(documentNumberKey('1234 5678')).toBe('12345678')
})

test.each([
  [1, 'DNI'],
  [2, 'Pasaporte'],
  [null, undefined],
  [3, undefined],
])('maps the document type id %s to the kind %s', (id, kind) => {
  expect(documentKind(id)).toBe(kind)
})

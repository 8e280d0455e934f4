import { expect, test } from 'vitest'
import { jpeg, pdf, png, zip } from '../../../../../tests/support/sample-files'
import { checkProof, MAX_PROOF_BYTES } from './check-upload'

test.each([
  ['../../voucher.exe', pdf, { name: 'voucher.pdf', type: 'application/pdf' }],
  ['foto', jpeg, { name: 'foto.jpg', type: 'image/jpeg' }],
  ['', png, { name: 'archivo.png', type: 'image/png' }],
])('detects the type of the file "%s" by its content and corrects its name', (name, bytes, expected) =>
  expect(checkProof(bytes, name)).toEqual(expected),
)

test('rejects a zip file, an SVG and a file over 5 MB', () => {
  expect(checkProof(zip([['a', 'b']]), 'voucher.pdf')).toBe('wrong-type')
  expect(checkProof(Buffer.from('<svg onload="x()"/>'), 'voucher.png')).toBe('wrong-type')
  expect(checkProof(new Uint8Array(MAX_PROOF_BYTES + 1), 'voucher.pdf')).toBe('too-big')
})

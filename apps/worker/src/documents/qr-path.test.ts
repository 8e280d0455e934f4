import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path'

test('returns a path that covers exactly the dark modules of the QR code', () => {
  const text = 'https://casa.example/api/quotes/check?numero=P-2026-000318&codigo=SM-C4Q7-9KTD'
  const { size, path } = qrPath(text)
  const paintedModules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    paintedModules[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  expect(paintedModules).toEqual(encode(text, { ecc: 'M', border: 0 }).data)
})

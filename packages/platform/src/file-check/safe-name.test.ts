import { expect, test } from 'vitest'
import { safeName } from './safe-name'

test.each([
  ['WhatsApp Image 2026-11-17 at 10.22.jpeg', 'jpg', 'WhatsApp Image 2026-11-17 at 10.22.jpg'],
  ['Foto (2).jpg', 'jpg', 'Foto (2).jpg'],
  ['Meji\u0301a.png', 'png', 'Mejía.png'],
  ['plano.exe', 'pdf', 'plano.pdf'],
  ['C:\\fakepath\\..\\plano.pdf', 'pdf', 'plano.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['factura.php.pdf', 'pdf', 'facturaphp.pdf'],
  ['.htaccess', 'pdf', 'archivo.pdf'],
  ['"><script>.pdf', 'pdf', 'script.pdf'],
  ['a\r\nb;c.pdf', 'pdf', 'abc.pdf'],
])('renames %j, whose content is of the type %s, to %s', (originalName, extension, name) => {
  expect(safeName(originalName, extension)).toBe(name)
})

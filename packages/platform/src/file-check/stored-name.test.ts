import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDiskStore } from '../storage/disk-store'
import { storedName } from './stored-name'

const longName = `${'vista-del-mar-'.repeat(30)}.jpg`

const names: [originalName: string, expectedName: string][] = [
  ['WhatsApp Image 2026-11-17 at 10.22.jpeg', 'WhatsApp-Image-2026-11-17-at-10-22.jpeg'],
  ['Foto (2).jpg', 'Foto-2.jpg'],
  ['Mejía.jpg'.normalize('NFC'), 'Mejia.jpg'],
  ['Mejía.jpg'.normalize('NFD'), 'Mejia.jpg'],
  ['Año nuevo [final].PNG', 'Ano-nuevo-final.png'],
  ['🏖️ playa 🌊.jpg', 'playa.jpg'],
  ['🏖️.jpg', 'archivo.jpg'],
  ['图片.webp', 'archivo.webp'],
  ['..jpg', 'archivo.jpg'],
  ['.htaccess', 'archivo.htaccess'],
  ['plano', 'plano'],
  ['../../etc/passwd.svg', 'passwd.svg'],
  ['C:\\Fotos\\casa.jpg', 'casa.jpg'],
  ['a%2e%2e%2fb.jpg', 'a-2e-2e-2fb.jpg'],
  ['foto .jpg', 'foto.jpg'],
  ['casa\u0000\n.jpg', 'casa.jpg'],
  ['santorini_lote-12a4f0c9.jpg', 'santorini_lote-12a4f0c9.jpg'],
  [longName, `${longName.slice(0, 79)}.jpg`],
]

test.each(names)('stores a file named %j as %s', (originalName, expectedName) => {
  expect(storedName(originalName)).toBe(expectedName)
  expect(storedName(expectedName)).toBe(expectedName)
})

test('returns only names that a store accepts as keys', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stored-name-'))
  const store = createDiskStore(folder)
  for (const [originalName] of names) await store.put(storedName(originalName), Buffer.from('x'), 'image/jpeg')
  await rm(folder, { recursive: true })
})

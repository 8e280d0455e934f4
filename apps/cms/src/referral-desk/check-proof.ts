import { isHarmlessPdf } from '@sillar/platform/file-check/pdf-file'
import { isHarmlessPicture } from '@sillar/platform/file-check/picture-file'
import { safeName } from '@sillar/platform/file-check/safe-name'

export const MAX_PROOF_BYTES = 5 * 1024 * 1024

type Kind = { type: string; extension: string; begins: number[]; isHarmless: (bytes: Uint8Array) => boolean }

/** What a bank or a phone makes of a receipt. The content decides, whatever its name says. */
const kinds: Kind[] = [
  { type: 'application/pdf', extension: 'pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d], isHarmless: isHarmlessPdf },
  {
    type: 'image/jpeg',
    extension: 'jpg',
    begins: [0xff, 0xd8, 0xff],
    isHarmless: (bytes) => isHarmlessPicture(bytes, 'jpg'),
  },
  {
    type: 'image/png',
    extension: 'png',
    begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    isHarmless: (bytes) => isHarmlessPicture(bytes, 'png'),
  },
]

export type CheckedProof = { name: string; type: string }

/** Its name and type, or why it is not taken. */
export function checkProof(bytes: Uint8Array, givenName: string): CheckedProof | 'too-big' | 'wrong-type' | 'unsafe' {
  if (bytes.length > MAX_PROOF_BYTES) return 'too-big'
  const kind = kinds.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte))
  if (!kind) return 'wrong-type'
  if (!kind.isHarmless(bytes)) return 'unsafe'
  return { name: safeName(givenName, kind.extension), type: kind.type }
}

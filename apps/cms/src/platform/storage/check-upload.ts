import { safeName } from '@app/platform/file-check/safe-name'

export const MAX_PROOF_BYTES = 5 * 1024 * 1024

type Kind = { type: string; extension: string; begins: number[] }

/** The accepted file types. The first bytes decide, whatever the file name. */
const kinds: Kind[] = [
  { type: 'application/pdf', extension: 'pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', extension: 'jpg', begins: [0xff, 0xd8, 0xff] },
  { type: 'image/png', extension: 'png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
]

export type CheckedProof = { name: string; type: string }

/**
 * Returns name and type of a file, or why it is rejected. The worker inspects its content before anyone can open it.
 */
export function checkProof(bytes: Uint8Array, givenName: string): CheckedProof | 'too-big' | 'wrong-type' {
  if (bytes.length > MAX_PROOF_BYTES) return 'too-big'
  const kind = kinds.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte))
  return kind ? { name: safeName(givenName, kind.extension), type: kind.type } : 'wrong-type'
}

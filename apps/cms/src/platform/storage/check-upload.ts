import { safeName } from '@app/platform/file-check/safe-name'

export const MAX_PROOF_BYTES = 5 * 1024 * 1024

type FileType = { type: string; extension: string; firstBytes: number[] }

/** The accepted file types, detected by the first bytes instead of the file name. */
const fileTypes: FileType[] = [
  { type: 'application/pdf', extension: 'pdf', firstBytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', extension: 'jpg', firstBytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', extension: 'png', firstBytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
]

export type CheckedProof = { name: string; type: string }

/**
 * Returns the name and type of a file, or the reason why it is rejected. The worker scans the file before staff can
 * open it.
 */
export function checkProof(bytes: Uint8Array, fileName: string): CheckedProof | 'too-big' | 'wrong-type' {
  if (bytes.length > MAX_PROOF_BYTES) return 'too-big'
  const fileType = fileTypes.find(({ firstBytes }) => firstBytes.every((byte, index) => bytes[index] === byte))
  return fileType ? { name: safeName(fileName, fileType.extension), type: fileType.type } : 'wrong-type'
}

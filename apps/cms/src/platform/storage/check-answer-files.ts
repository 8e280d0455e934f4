import { checkProof, MAX_PROOF_BYTES } from './check-upload'

const MAX_ANSWER_FILES = 5
/** The limit for all files together. Mail encoding adds a third, and mail servers accept about 20 MB. */
export const MAX_ANSWER_BYTES = 12 * 1024 * 1024

export type AnswerFile = { bytes: Uint8Array; name: string; type: string }
export type FileProblem = 'too many files' | 'empty file' | 'file too big' | 'files too big' | 'file type'

const problemsByResult = { 'too-big': 'file too big', 'wrong-type': 'file type' } as const

/**
 * Returns the files with the types detected from their first bytes, or the first problem. The worker scans the files
 * before they are sent.
 */
export function checkAnswerFiles(files: readonly { bytes: Uint8Array; name: string }[]): AnswerFile[] | FileProblem {
  if (files.length > MAX_ANSWER_FILES) return 'too many files'
  if (files.some(({ bytes }) => bytes.length === 0)) return 'empty file'
  if (files.some(({ bytes }) => bytes.length > MAX_PROOF_BYTES)) return 'file too big'
  if (files.reduce((total, { bytes }) => total + bytes.length, 0) > MAX_ANSWER_BYTES) return 'files too big'
  const checkedFiles: AnswerFile[] = []
  for (const { bytes, name } of files) {
    const result = checkProof(bytes, name)
    if (typeof result === 'string') return problemsByResult[result]
    checkedFiles.push({ bytes, ...result })
  }
  return checkedFiles
}

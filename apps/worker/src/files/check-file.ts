import type { FileInspector } from './inspect-file'
import type { VirusScanner } from './virus-scanner'

/** `none` means that the content is safe and no virus scanner is configured. */
export type FileVerdict = 'none' | 'clean' | 'infected' | 'unsafe'
export type FileChecks = { inspect: FileInspector; scanner: VirusScanner | undefined }

const throwUnavailable = (check: string) => (cause: unknown) => {
  throw new Error(`${check} is not available`, { cause })
}

/**
 * Checks whether an uploaded file is safe to open. If a check is unavailable, rejects with an error that names the
 * check.
 */
export async function checkFile(
  { inspect, scanner }: FileChecks,
  bytes: Uint8Array,
  type: string,
): Promise<FileVerdict> {
  const content = await inspect(bytes, type).catch(throwUnavailable('the file inspection'))
  if (content === 'unsafe') return 'unsafe'
  return scanner ? await scanner(bytes).catch(throwUnavailable('the virus scanner')) : 'none'
}

export const isUnsafe = (verdict: FileVerdict) => verdict === 'infected' || verdict === 'unsafe'

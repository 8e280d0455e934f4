import type { FileInspector } from './inspect-file'
import type { VirusScanner } from './virus-scanner'

/** `none`: the content is safe and no virus scanner is configured. */
export type FileVerdict = 'none' | 'clean' | 'infected' | 'unsafe'
export type FileChecks = { inspect: FileInspector; scanner: VirusScanner | undefined }

const unavailable = (check: string) => (cause: unknown) => {
  throw new Error(`${check} is not available`, { cause })
}

/** Checks whether staff may open an uploaded file. Rejects, naming the check, if a check is unavailable. */
export async function checkFile(
  { inspect, scanner }: FileChecks,
  bytes: Uint8Array,
  type: string,
): Promise<FileVerdict> {
  const content = await inspect(bytes, type).catch(unavailable('the file inspection'))
  if (content === 'unsafe') return 'unsafe'
  return scanner ? await scanner(bytes).catch(unavailable('the virus scanner')) : 'none'
}

export const isRemoved = (verdict: FileVerdict) => verdict === 'infected' || verdict === 'unsafe'

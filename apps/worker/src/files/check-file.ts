import type { FileInspector } from './inspect-file'
import type { VirusScanner } from './virus-scanner'

/** `none`: its content is safe, and there is no virus scanner. */
export type FileVerdict = 'none' | 'clean' | 'infected' | 'unsafe'
export type FileChecks = { inspect: FileInspector; scanner: VirusScanner | undefined }

const unavailable = (check: string) => (cause: unknown) => {
  throw new Error(`${check} is not available`, { cause })
}

/** Says whether staff may open a file that came from outside. Rejects when a check is not available, and says which. */
export async function checkFile(
  { inspect, scanner }: FileChecks,
  bytes: Uint8Array,
  type: string,
): Promise<FileVerdict> {
  const content = await inspect(bytes, type).catch(unavailable('the inspection of files'))
  if (content === 'unsafe') return 'unsafe'
  return scanner ? await scanner(bytes).catch(unavailable('the virus scanner')) : 'none'
}

export const isRemoved = (verdict: FileVerdict) => verdict === 'infected' || verdict === 'unsafe'

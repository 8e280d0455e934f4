import { parentPort, workerData } from 'node:worker_threads'
import type { Inspection, ThreadMessage, Verdict } from './inspect-file'
import { isSafeOfficeFile } from './office-file'
import { isSafePdf } from './pdf-file'
import { isSafePicture } from './picture-file'

const { bytes, kind } = workerData as Inspection
const tell = (message: ThreadMessage) => parentPort?.postMessage(message)

async function inspect(): Promise<Verdict> {
  if (kind === 'pdf') return (await isSafePdf(bytes)) ? 'safe' : 'unsafe'
  if (kind === 'jpg' || kind === 'png') return isSafePicture(bytes, kind) ? 'safe' : 'unsafe'
  return (await isSafeOfficeFile(bytes, kind)) ? 'safe' : 'unsafe'
}

tell('started')
tell(await inspect().catch(() => 'unsafe' as const))

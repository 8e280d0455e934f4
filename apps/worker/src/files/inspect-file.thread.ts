import { parentPort } from 'node:worker_threads'
import { isSafeImage } from './image-file'
import type { Inspection, Verdict } from './inspect-file'
import { isSafeOfficeFile } from './office-file'
import { isSafePdf } from './pdf-file'

async function isSafe({ bytes, kind }: Inspection): Promise<boolean> {
  if (kind === 'pdf') return isSafePdf(bytes)
  if (kind === 'jpg' || kind === 'png') return isSafeImage(bytes, kind)
  return isSafeOfficeFile(bytes, kind)
}

parentPort?.on('message', async (inspection: Inspection) => {
  const verdict: Verdict = (await isSafe(inspection).catch(() => false)) ? 'safe' : 'unsafe'
  parentPort?.postMessage(verdict)
})
parentPort?.postMessage('started')

import { createPrivateStore } from '@app/platform/storage/create-store'
import { Forbidden, type PayloadRequest } from 'payload'
import { cmsEnv, cmsSecrets } from '../env'
import { isSigned, signedUrl } from './signed-address'

export type PrivateFile = { key: string; name: string; type: string; scan: string }

/** Files that are not scanned yet, or failed the scan, cannot be opened. */
const isOpenable = ({ scan }: PrivateFile) => scan === 'clean' || scan === 'none'

const notChecked = () => Response.json({ problem: 'not checked' }, { status: 409 })

/** Redirects a plain form to the signed URL of the file. */
export function redirectToFile(req: PayloadRequest, file: PrivateFile, path: string): Response {
  if (!isOpenable(file)) return notChecked()
  const location = signedUrl({ path, accountId: String(req.user?.id) }, cmsSecrets().FILE_LINK_SECRET, Date.now())
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** Rejects an invalid signature. The URL alone is not enough: the user who requested it must still be signed in. */
export function rejectUnsigned(req: PayloadRequest, path: string): void {
  const { until, signature } = req.query as Record<string, string | undefined>
  const opening = { path, accountId: String(req.user?.id), until: String(until), signature: String(signature) }
  if (!isSigned(opening, cmsSecrets().FILE_LINK_SECRET, Date.now())) throw new Forbidden(req.t)
}

/** Sends a file. `record` logs who opened it before the first byte is sent. */
export async function sendFile(file: PrivateFile, record: () => Promise<void>): Promise<Response> {
  if (!isOpenable(file)) return notChecked()
  const bytes = await createPrivateStore(cmsEnv()).get(file.key)
  await record()
  return new Response(new Uint8Array(bytes), { headers: safeHeaders(file) })
}

/** The file is downloaded, never shown, so that it cannot run scripts on the panel's origin. */
export const safeHeaders = ({ name, type }: PrivateFile) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})

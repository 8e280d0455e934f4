import { createPrivateStore } from '@app/platform/storage/create-store'
import { Forbidden, type PayloadRequest } from 'payload'
import { cmsEnv, cmsSecrets } from '../env'
import { hasValidSignature, signedUrl } from './signed-url'

export type PrivateFile = { key: string; name: string; type: string; scan: string }

/**
 * Returns false if the file is not scanned yet or failed the scan. `none` is the result for PDFs that we generate, and
 * for files that were checked without a virus scanner.
 */
const isOpenable = ({ scan }: PrivateFile) => scan === 'clean' || scan === 'none'

const notCheckedResponse = () => Response.json({ problem: 'not checked' }, { status: 409 })

/** Redirects to the signed URL of a file. Responds with 409 if the file has not passed the virus scan. */
export function redirectToFile(req: PayloadRequest, file: PrivateFile, path: string): Response {
  if (!isOpenable(file)) return notCheckedResponse()
  const location = signedUrl({ path, accountId: String(req.user?.id) }, cmsSecrets().FILE_LINK_SECRET, Date.now())
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** Throws unless the URL is signed for the current user. A copied URL does not work for other users. */
export function rejectUnsigned(req: PayloadRequest, path: string): void {
  const { until, signature } = req.query as Record<string, string | undefined>
  const request = { path, accountId: String(req.user?.id), until: String(until), signature: String(signature) }
  if (!hasValidSignature(request, cmsSecrets().FILE_LINK_SECRET, Date.now())) throw new Forbidden(req.t)
}

/** Sends a file. `record` logs the access before the first byte is sent. */
export async function sendFile(file: PrivateFile, record: () => Promise<void>): Promise<Response> {
  if (!isOpenable(file)) return notCheckedResponse()
  const bytes = await createPrivateStore(cmsEnv()).get(file.key)
  await record()
  return new Response(new Uint8Array(bytes), { headers: safeHeaders(file) })
}

/**
 * Returns headers that make browsers download the file, because a displayed file could run scripts on the panel's
 * origin.
 */
export const safeHeaders = ({ name, type }: PrivateFile) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})

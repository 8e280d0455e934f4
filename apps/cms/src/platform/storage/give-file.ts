import { createPrivateStore } from '@sillar/platform/storage/create-store'
import { Forbidden, type PayloadRequest } from 'payload'
import { cmsEnv, cmsSecrets } from '../env'
import { isSigned, signedAddress } from './signed-address'

export type PrivateFile = { key: string; name: string; type: string; scan: string }

/** A file that waits for the virus scan, or did not pass it, is given to nobody. */
const isOpenable = ({ scan }: PrivateFile) => scan === 'clean' || scan === 'none'

const notChecked = () => Response.json({ problem: 'not checked' }, { status: 409 })

/** A plain form asks for the address of a file and is sent on to it. */
export function sendToFile(req: PayloadRequest, file: PrivateFile, path: string): Response {
  if (!isOpenable(file)) return notChecked()
  const location = signedAddress({ path, accountId: String(req.user?.id) }, cmsSecrets().FILE_LINK_SECRET, Date.now())
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** The address alone opens nothing: whoever asked for it has to be signed in still. */
export function refuseUnsigned(req: PayloadRequest, path: string): void {
  const { until, signature } = req.query as Record<string, string | undefined>
  const asked = { path, accountId: String(req.user?.id), until: String(until), signature: String(signature) }
  if (!isSigned(asked, cmsSecrets().FILE_LINK_SECRET, Date.now())) throw new Forbidden(req.t)
}

/** `record` writes down who opened it, before the first byte leaves. */
export async function giveFile(file: PrivateFile, record: () => Promise<void>): Promise<Response> {
  if (!isOpenable(file)) return notChecked()
  const bytes = await createPrivateStore(cmsEnv()).get(file.key)
  await record()
  return new Response(new Uint8Array(bytes), { headers: safeHeaders(file) })
}

/** Saved and never shown: whatever the file holds, it does not run in the panel's name. */
export const safeHeaders = ({ name, type }: PrivateFile) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})

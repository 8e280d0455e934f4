import { createPrivateStore } from '@sillar/platform/storage/create-store'
import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { may } from '../access/apply-access'
import { payloadPool } from '../database/payload-pool'
import { cmsEnv } from '../env'
import { recordPrivacy } from '../privacy-desk/record-privacy'
import { recordAccess } from '../users/record-access'
import { isSigned, signedAddress } from './signed-address'

type Attachment = { reference: string; key: string; name: string; type: string; scan: string }

async function attachmentOf(req: PayloadRequest): Promise<Attachment> {
  const { rows } = await payloadPool(req.payload).query<Attachment>(
    `select reference, attachment_key as key, attachment_name as name, attachment_type as type, attachment_scan as scan
     from complaints where id::text = $1 and attachment_key is not null`,
    [String(req.routeParams?.id)],
  )
  if (!rows[0]) throw new NotFound(req.t)
  return rows[0]
}

/** A file that waits for the virus scan, or did not pass it, is given to nobody. */
const isOpenable = ({ scan }: Attachment) => scan === 'clean' || scan === 'none'

const opening = (req: PayloadRequest) => ({
  complaintId: String(req.routeParams?.id),
  accountId: String(req.user?.id),
})

/** A plain form asks for the address and is sent on to it. */
const ask: Endpoint = {
  path: '/:id/attachment',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'open the attachment of a complaint')) throw new Forbidden(req.t)
    if (!isOpenable(await attachmentOf(req))) return Response.json({ problem: 'not checked' }, { status: 409 })
    const location = signedAddress(opening(req), cmsEnv().PAYLOAD_SECRET, Date.now())
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  },
}

/** The address alone opens nothing: whoever asked for it has to be signed in still. */
const open: Endpoint = {
  path: '/:id/attachment/file',
  method: 'get',
  handler: async (req) => {
    if (!may(req.user, 'open the attachment of a complaint')) throw new Forbidden(req.t)
    const { until, signature } = req.query as Record<string, string | undefined>
    const asked = { ...opening(req), until: String(until), signature: String(signature) }
    if (!isSigned(asked, cmsEnv().PAYLOAD_SECRET, Date.now())) throw new Forbidden(req.t)
    const attachment = await attachmentOf(req)
    if (!isOpenable(attachment)) return Response.json({ problem: 'not checked' }, { status: 409 })
    const bytes = await createPrivateStore(cmsEnv()).get(attachment.key)
    await recordAccess(req, 'complaint-attachment-opened', req.user?.email, attachment.reference)
    await recordPrivacy(req, 'exported', `complaints:${req.routeParams?.id}`, { reason: 'attachment' })
    return new Response(new Uint8Array(bytes), { headers: safeHeaders(attachment) })
  },
}

/** Saved and never shown: whatever the file holds, it does not run in the panel's name. */
const safeHeaders = ({ name, type }: Attachment) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})

export const attachmentEndpoints: Endpoint[] = [ask, open]

import { uuidIs } from '@sillar/platform/database/uuid-is'
import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { may } from '../../platform/access/apply-access'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { giveFile, type PrivateFile, refuseUnsigned, sendToFile } from '../../platform/storage/give-file'
import { recordPrivacy } from '../../privacy/record-privacy'

type Attachment = PrivateFile & { reference: string }

async function attachmentOf(req: PayloadRequest): Promise<Attachment> {
  const { rows } = await payloadPool(req.payload).query<Attachment>(
    `select reference, attachment_key as key, attachment_name as name, attachment_type as type, attachment_scan as scan
     from complaints where ${uuidIs('id', 1)} and attachment_key is not null`,
    [String(req.routeParams?.id)],
  )
  if (!rows[0]) throw new NotFound(req.t)
  return rows[0]
}

const fileOf = (req: PayloadRequest) => `/api/complaints/${req.routeParams?.id}/attachment/file`

const ask: Endpoint = {
  path: '/:id/attachment',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'open the attachment of a complaint')) throw new Forbidden(req.t)
    return sendToFile(req, await attachmentOf(req), fileOf(req))
  },
}

const open: Endpoint = {
  path: '/:id/attachment/file',
  method: 'get',
  handler: async (req) => {
    if (!may(req.user, 'open the attachment of a complaint')) throw new Forbidden(req.t)
    refuseUnsigned(req, fileOf(req))
    const attachment = await attachmentOf(req)
    return giveFile(attachment, async () => {
      await recordAccess(req, 'complaint-attachment-opened', req.user?.email, attachment.reference)
      await recordPrivacy(req, 'exported', `complaints:${req.routeParams?.id}`, { reason: 'attachment' })
    })
  },
}

export const attachmentEndpoints: Endpoint[] = [ask, open]

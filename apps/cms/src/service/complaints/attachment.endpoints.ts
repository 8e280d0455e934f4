import { type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { idParams } from '../../platform/database/record-id.schema'
import { type PrivateFile, redirectToFile, rejectUnsigned, sendFile } from '../../platform/storage/send-file'
import { recordPrivacy } from '../../privacy/record-privacy'

type Attachment = PrivateFile & { reference: string }

async function findAttachment(req: PayloadRequest, complaint: string): Promise<Attachment> {
  const { rows } = await payloadPool(req.payload).query<Attachment>(
    `select reference, attachment_key as key, attachment_name as name, attachment_type as type, attachment_scan as scan
     from complaints where id = $1 and attachment_key is not null`,
    [complaint],
  )
  if (!rows[0]) throw new NotFound(req.t)
  return rows[0]
}

const fileUrl = (complaint: string) => `/api/complaints/${complaint}/attachment/file`

const linkEndpoint = staffEndpoint({
  path: '/:id/attachment',
  permission: 'open the attachment of a complaint',
  params: idParams,
  handle: async ({ req, params: { id } }) => redirectToFile(req, await findAttachment(req, id), fileUrl(id)),
})

const openEndpoint = staffEndpoint({
  path: '/:id/attachment/file',
  method: 'get',
  permission: 'open the attachment of a complaint',
  params: idParams,
  handle: async ({ req, staff, params: { id } }) => {
    rejectUnsigned(req, fileUrl(id))
    const attachment = await findAttachment(req, id)
    return sendFile(attachment, async () => {
      await recordAccess(req, 'complaint-attachment-opened', staff.email, attachment.reference)
      await recordPrivacy(req, 'exported', `complaints:${id}`, { reason: 'attachment' })
    })
  },
})

export const attachmentEndpoints: Endpoint[] = [linkEndpoint, openEndpoint]

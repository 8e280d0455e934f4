import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../answer/submission-error'
import { type CheckedAttachment, checkAttachment } from '../form/complaint-attachment'
import type { FlatFields } from '../form/form-fields'

const ATTACHMENT_FIELD = 'attachment'

/** Reads the fields into the request's body and returns the file, if one was chosen. */
export async function readMultipart(request: FastifyRequest): Promise<CheckedAttachment | undefined> {
  const fields: FlatFields = {}
  request.body = fields
  let file: { bytes: Uint8Array; name: string } | undefined
  let isTooBig = false
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value
      continue
    }
    const bytes = await drain(part)
    if (part.fieldname !== ATTACHMENT_FIELD) continue
    if (bytes === 'too big') isTooBig = true
    else if (bytes.length > 0) file = { bytes, name: part.filename ?? '' }
  }
  if (fields.locale === 'en' || fields.locale === 'es') request.pageLocale = fields.locale
  if (isTooBig) throw refuse(422, ATTACHMENT_FIELD, 'complaint.attachment.tooBig')
  return file && checkAttachment(file.bytes, file.name)
}

/** The stream has to be read to its end even when the file is refused, or the request would hang. */
async function drain(part: MultipartFile): Promise<Uint8Array | 'too big'> {
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk as Buffer)
  return part.file.truncated ? 'too big' : Buffer.concat(chunks)
}

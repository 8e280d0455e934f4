import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FlatFields } from '../submissions/form-fields'
import { rejection } from '../submissions/submission-error'
import type { SentFile } from './complaint-attachment'

const ATTACHMENT_FIELD = 'attachment'

/** Reads the fields into the request's body and returns the file, if one was chosen. */
export async function readMultipart(request: FastifyRequest): Promise<SentFile | undefined> {
  const { fields, file } = await readParts(request).catch((error: { statusCode?: number }) => {
    // Parsing stops, because the remaining bytes of a rejected body would keep the process busy for a second.
    request.raw.unpipe()
    request.raw.resume()
    // Parser errors, such as a missing boundary, are the sender's fault, so the answer is 400.
    throw error.statusCode === 413 ? rejection(413, 'form', 'form.tooLarge') : rejection(400, 'form', 'form.invalid')
  })
  request.body = fields
  if (fields.locale === 'en' || fields.locale === 'es') request.pageLocale = fields.locale
  return file
}

type FormParts = { fields: FlatFields; file?: SentFile }

async function readParts(request: FastifyRequest): Promise<FormParts> {
  const parts: FormParts = { fields: {} }
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      parts.fields[part.fieldname] = part.value
      continue
    }
    const bytes = await drain(part)
    const isChosen = part.fieldname === ATTACHMENT_FIELD && bytes.length > 0
    if (isChosen && parts.file?.bytes !== 'too big') parts.file = { bytes, name: part.filename ?? '' }
  }
  return parts
}

/** Reads the stream to its end even if the file is rejected, because the request would hang otherwise. */
async function drain(part: MultipartFile): Promise<Uint8Array | 'too big'> {
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk as Buffer)
  return part.file.truncated ? 'too big' : Buffer.concat(chunks)
}

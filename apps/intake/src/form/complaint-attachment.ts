import { MAX_ATTACHMENT_BYTES } from '@sillar/domain/complaint/complaint.schema'
import { isHarmlessPdf } from '@sillar/platform/file-check/pdf-file'
import { isHarmlessPicture } from '@sillar/platform/file-check/picture-file'
import { safeName } from '@sillar/platform/file-check/safe-name'
import { fileTypeFromBuffer } from 'file-type'
import { refuse } from '../answer/submission-error'
import { isHarmlessOfficeFile } from './office-file'

// The name and the declared type come from the visitor and prove nothing: the content decides.

type Extension = 'pdf' | 'jpg' | 'png' | 'docx' | 'pptx'

const accepted: Record<string, Extension> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
}

export type CheckedAttachment = { bytes: Uint8Array; name: string; type: string }

export async function checkAttachment(bytes: Uint8Array, givenName: string): Promise<CheckedAttachment> {
  if (bytes.length > MAX_ATTACHMENT_BYTES) throw refuse(422, 'attachment', 'complaint.attachment.tooBig')
  const found = await fileTypeFromBuffer(bytes)
  const extension = found && accepted[found.mime]
  if (!extension) throw refuse(422, 'attachment', 'complaint.attachment.type')
  if (!isHarmless[extension](bytes)) throw refuse(422, 'attachment', 'complaint.attachment.unsafe')
  return { bytes, name: safeName(givenName, extension), type: found.mime }
}

/** Staff open these files. What can run in them, or swell, has to stay outside. */
const isHarmless: Record<Extension, (bytes: Uint8Array) => boolean> = {
  pdf: isHarmlessPdf,
  jpg: (bytes) => isHarmlessPicture(bytes, 'jpg'),
  png: (bytes) => isHarmlessPicture(bytes, 'png'),
  docx: isHarmlessOfficeFile,
  pptx: isHarmlessOfficeFile,
}

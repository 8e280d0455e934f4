import { MAX_ATTACHMENT_BYTES } from '@app/domain/complaint/complaint.schema'
import { safeName } from '@app/platform/file-check/safe-name'
import { rejection } from '../submissions/submission-error'

// The name and the declared type come from the visitor, so the first bytes decide the type. The worker inspects the
// whole file later (apps/worker/src/files), because the intake must answer every form quickly.

type FileKind = { type: string; extension: string; begins: number[]; contains?: string }

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const zip = [0x50, 0x4b, 0x03, 0x04]

const kinds: FileKind[] = [
  { type: 'application/pdf', extension: 'pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', extension: 'jpg', begins: [0xff, 0xd8, 0xff] },
  { type: 'image/png', extension: 'png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: `${OFFICE}.wordprocessingml.document`, extension: 'docx', begins: zip, contains: 'word/document.xml' },
  { type: `${OFFICE}.presentationml.presentation`, extension: 'pptx', begins: zip, contains: 'ppt/presentation.xml' },
]

export type SentFile = { bytes: Uint8Array | 'too big'; name: string }
export type CheckedAttachment = { bytes: Uint8Array; name: string; type: string }

export function checkAttachment({ bytes, name }: SentFile): CheckedAttachment {
  if (bytes === 'too big' || bytes.length > MAX_ATTACHMENT_BYTES)
    throw rejection(422, 'attachment', 'complaint.attachment.tooBig')
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kind = kinds.find(
    ({ begins, contains }) =>
      begins.every((byte, index) => file[index] === byte) && (contains === undefined || file.includes(contains)),
  )
  if (!kind) throw rejection(422, 'attachment', 'complaint.attachment.type')
  return { bytes, name: safeName(name, kind.extension), type: kind.type }
}

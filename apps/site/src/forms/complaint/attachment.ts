import { attachmentExtensions, MAX_ATTACHMENT_BYTES } from '@app/domain/complaint/complaint.schema'
import { formatTag, type Locale } from '@app/domain/language/locale'

// The browser checks only the name and the size of a file, so visitors do not wait for an upload that will be rejected.
// The server inspects the bytes.

export const ACCEPTED_FILES = attachmentExtensions.map((extension) => `.${extension}`).join(',')

type FileInfo = Pick<File, 'name' | 'size'>

export function attachmentError(file: FileInfo | undefined): string | null {
  if (!file) return null
  const extension = file.name.split('.').pop()?.toLowerCase() ?? ''
  if (!attachmentExtensions.some((acceptedExtension) => acceptedExtension === extension))
    return 'complaint.attachment.type'
  if (file.size > MAX_ATTACHMENT_BYTES) return 'complaint.attachment.tooBig'
  return file.size === 0 ? 'complaint.attachment.empty' : null
}

const MEGABYTE = 1024 * 1024

/** Formats a file size, such as 1.3 MB or 340 KB. */
export function sizeText(bytes: number, locale: Locale): string {
  const [value, unit] = bytes >= MEGABYTE ? [bytes / MEGABYTE, 'MB'] : [Math.max(1, bytes / 1024), 'KB']
  return `${new Intl.NumberFormat(formatTag[locale], { maximumFractionDigits: 1 }).format(value)} ${unit}`
}

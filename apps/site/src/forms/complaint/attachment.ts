import { attachmentExtensions, MAX_ATTACHMENT_BYTES } from '@sillar/domain/complaint/complaint.schema'
import { formatTag, type Locale } from '@/i18n/locales'

// Checks name and size, so that nobody waits for an upload that will be refused. The server looks into the file.

export const ACCEPTED_FILES = attachmentExtensions.map((extension) => `.${extension}`).join(',')

type FileFacts = Pick<File, 'name' | 'size'>

export function attachmentError(file: FileFacts | undefined): string | null {
  if (!file) return null
  const extension = file.name.split('.').pop()?.toLowerCase() ?? ''
  if (!attachmentExtensions.some((accepted) => accepted === extension)) return 'complaint.attachment.type'
  if (file.size > MAX_ATTACHMENT_BYTES) return 'complaint.attachment.tooBig'
  return file.size === 0 ? 'complaint.attachment.empty' : null
}

const MEGABYTE = 1024 * 1024

/** 1,2 MB or 340 KB. */
export function sizeText(bytes: number, locale: Locale): string {
  const [value, unit] = bytes >= MEGABYTE ? [bytes / MEGABYTE, 'MB'] : [Math.max(1, bytes / 1024), 'KB']
  return `${new Intl.NumberFormat(formatTag[locale], { maximumFractionDigits: 1 }).format(value)} ${unit}`
}

import type { CollectionAfterErrorHook } from 'payload'
import { localizeFor } from '../../panel/language/in-language'

/** Payload's limit per file (payload/dist/uploads/fetchAPI-multipart). */
const MAX_MEGABYTES = 20

const messages = {
  tooLarge: {
    es: `El archivo pesa más de ${MAX_MEGABYTES} MB. Guarda una versión más liviana y sube esa.`,
    en: `The file is larger than ${MAX_MEGABYTES} MB. Save a smaller version and upload that one.`,
  },
  wrongType: {
    es: 'Este tipo de archivo no se puede usar. Sube una imagen JPG, PNG, WebP, AVIF o SVG, un video MP4 o WebM, o un PDF.',
    en: 'This type of file cannot be used. Upload a JPG, PNG, WebP, AVIF or SVG image, an MP4 or WebM video, or a PDF.',
  },
  unreadable: {
    es: 'No se puede leer este archivo: está dañado o vacío. Ábrelo, guárdalo de nuevo y sube ese archivo.',
    en: 'This file cannot be read: it is damaged or empty. Open it, save it again and upload the new file.',
  },
  notStored: {
    es: 'No se pudo guardar el archivo. Inténtalo de nuevo en unos minutos.',
    en: 'The file could not be stored. Try again in a few minutes.',
  },
}

/** Marks a failure of the file store, so the response does not blame the file. */
export class StoreError extends Error {
  override name = 'StoreError'
  status = 503
}

type UploadFailure = Error & { status?: number; data?: unknown }

/**
 * Explains a failed upload in the language of the panel. Some of Payload's messages exist only in English, and
 * production replaces some with a generic message.
 */
export const explainUploadError: CollectionAfterErrorHook = ({ error, req, result }) => {
  const isEmpty = req.file?.size === 0
  const problem = isEmpty
    ? 'unreadable'
    : problemOf(error, [req.t('error:problemUploadingFile'), req.t('error:noFilesUploaded')])
  if (!problem) return
  const { status = 400 } = error as UploadFailure
  const errors = [{ message: localizeFor(req, messages[problem]) }]
  return { status: status === 500 ? 400 : status, response: { ...result, errors } }
}

function problemOf(error: UploadFailure, unreadableMessages: string[]): keyof typeof messages | undefined {
  if (error instanceof StoreError) return 'notStored'
  if (error.status === 413) return 'tooLarge'
  const description = `${error.message} ${JSON.stringify(error.data ?? '')}`
  if (/MIME type|is not allowed/.test(description)) return 'wrongType'
  if (/corrupt|Invalid PDF|Could not read uploaded|Unexpected end of form/.test(description)) return 'unreadable'
  return unreadableMessages.includes(error.message) ? 'unreadable' : undefined
}

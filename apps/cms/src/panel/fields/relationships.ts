import type { RelationshipField, UploadField } from 'payload'
import type { Label } from '../../platform/labels'

export const upload = (name: string, label: Label): UploadField => ({
  name,
  type: 'upload',
  label,
  relationTo: 'media',
  required: true,
})
export const optionalUpload = (name: string, label: Label): UploadField =>
  ({ ...upload(name, label), required: false }) as UploadField

export const uploads = (name: string, label: Label): UploadField => ({
  name,
  type: 'upload',
  label,
  relationTo: 'media',
  hasMany: true,
  required: true,
})

export const optionalUploads = (name: string, label: Label): UploadField =>
  ({ ...uploads(name, label), required: false }) as UploadField

export const relationship = (
  name: string,
  label: Label,
  relationTo: 'places' | 'projects' | 'news-categories',
): RelationshipField => ({
  name,
  type: 'relationship',
  label,
  relationTo,
  required: true,
})

const videoOptions = {
  filterOptions: { mimeType: { contains: 'video/' } },
  admin: {
    description: {
      es: 'MP4 o WebM. Su texto alternativo cuenta lo que se ve, de principio a fin.',
      en: 'MP4 or WebM. Its alternative text describes the video from start to end.',
    },
  },
}

export const optionalVideo = (name: string, label: Label): UploadField =>
  ({ ...optionalUpload(name, label), ...videoOptions }) as UploadField

/** Returns a field for one video in several formats. Browsers play the first format they support. */
export const videos = (name: string, label: Label): UploadField =>
  ({ ...optionalUploads(name, label), ...videoOptions }) as UploadField

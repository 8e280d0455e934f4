import type { RelationshipField, UploadField } from 'payload'

export const picture = (name: string): UploadField => ({ name, type: 'upload', relationTo: 'media', required: true })
export const optionalPicture = (name: string): UploadField => ({ ...picture(name), required: false }) as UploadField

export const pictures = (name: string): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  hasMany: true,
  required: true,
})

export const optionalPictures = (name: string): UploadField => ({ ...pictures(name), required: false }) as UploadField

export const reference = (name: string, relationTo: 'places' | 'projects' | 'news-categories'): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  required: true,
})

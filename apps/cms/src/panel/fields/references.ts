import type { RelationshipField, UploadField } from 'payload'
import type { Label } from '../../platform/labels'

export const picture = (name: string, label: Label): UploadField => ({
  name,
  type: 'upload',
  label,
  relationTo: 'media',
  required: true,
})
export const optionalPicture = (name: string, label: Label): UploadField =>
  ({ ...picture(name, label), required: false }) as UploadField

export const pictures = (name: string, label: Label): UploadField => ({
  name,
  type: 'upload',
  label,
  relationTo: 'media',
  hasMany: true,
  required: true,
})

export const optionalPictures = (name: string, label: Label): UploadField =>
  ({ ...pictures(name, label), required: false }) as UploadField

export const reference = (
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

const onlyFilms = {
  filterOptions: { mimeType: { contains: 'video/' } },
  admin: {
    description: {
      es: 'MP4 o WebM. Su texto alternativo cuenta lo que se ve, de principio a fin.',
      en: 'MP4 or WebM. Its alternative text tells what is seen from beginning to end.',
    },
  },
}

export const optionalFilm = (name: string, label: Label): UploadField =>
  ({ ...optionalPicture(name, label), ...onlyFilms }) as UploadField

/** One film in the formats browsers take: the first one a browser can play is played. */
export const films = (name: string, label: Label): UploadField =>
  ({ ...optionalPictures(name, label), ...onlyFilms }) as UploadField

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

const onlyFilms = {
  filterOptions: { mimeType: { contains: 'video/' } },
  admin: { description: 'MP4 or WebM. Its alternative text tells what is seen from beginning to end.' },
}

export const optionalFilm = (name: string): UploadField => ({ ...optionalPicture(name), ...onlyFilms }) as UploadField

/** One film in the formats browsers take: the first one a browser can play is played. */
export const films = (name: string): UploadField => ({ ...optionalPictures(name), ...onlyFilms }) as UploadField

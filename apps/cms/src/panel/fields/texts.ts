import type { RichTextField, TextareaField, TextField } from 'payload'
import type { Label } from '../../platform/labels'

type Options = { description?: Label }

/** Returns a field for one line of text in both languages. */
export const line = (name: string, label: Label, { description }: Options = {}): TextField => ({
  name,
  type: 'text',
  label,
  localized: true,
  required: true,
  admin: { description },
})

export const optionalLine = (name: string, label: Label, options?: Options): TextField => ({
  ...line(name, label, options),
  required: false,
})

/** Returns a field for a paragraph in both languages. */
export const paragraph = (name: string, label: Label, { description }: Options = {}): TextareaField => ({
  name,
  type: 'textarea',
  label,
  localized: true,
  required: true,
  admin: { description },
})

/** Returns a field for formatted text in both languages. The snapshot contains it as Markdown. */
export const formatted = (name: string, label: Label): RichTextField => ({
  name,
  type: 'richText',
  label,
  localized: true,
  required: true,
})

/**
 * Returns a field for a legal text that may be published before its translation. A missing English text stays empty
 * instead of falling back to Spanish.
 */
export const formattedSpanishFirst = (name: string, label: Label): RichTextField => ({
  ...formatted(name, label),
  custom: { spanishFirst: true },
})

/** Returns the fields of a heading with a light and a bold part. */
export const heading = (): TextField[] => [
  line(
    'title',
    { es: 'Título', en: 'Title' },
    {
      description: {
        es: 'Parte ligera del título; hasta 16 caracteres.',
        en: 'Light part of the heading; up to 16 characters.',
      },
    },
  ),
  line(
    'titleBold',
    { es: 'Título en negrita', en: 'Title Bold' },
    {
      description: {
        es: 'Parte en negrita del título; hasta 18 caracteres.',
        en: 'Bold part of the heading; up to 18 characters.',
      },
    },
  ),
]

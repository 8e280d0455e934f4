import type { RichTextField, TextareaField, TextField } from 'payload'

type Options = { label?: string; description?: string }

/** One line in both languages. */
export const line = (name: string, { label, description }: Options = {}): TextField => ({
  name,
  type: 'text',
  label,
  localized: true,
  required: true,
  admin: { description },
})

export const optionalLine = (name: string, options?: Options): TextField => ({
  ...line(name, options),
  required: false,
})

/** A paragraph in both languages. */
export const paragraph = (name: string, { label, description }: Options = {}): TextareaField => ({
  name,
  type: 'textarea',
  label,
  localized: true,
  required: true,
  admin: { description },
})

/** Formatted text: stored by the editor, leaves the CMS as Markdown. */
export const formatted = (name: string): RichTextField => ({ name, type: 'richText', localized: true, required: true })

/** A legal text that may wait for its translation: it leaves the CMS without English rather than with Spanish instead. */
export const formattedSpanishFirst = (name: string): RichTextField => ({
  ...formatted(name),
  custom: { spanishFirst: true },
})

/** The signature heading: light part, bold part. */
export const heading = (): TextField[] => [
  line('title', { description: 'Light part of the heading; up to 16 characters.' }),
  line('titleBold', { description: 'Bold part of the heading; up to 18 characters.' }),
]

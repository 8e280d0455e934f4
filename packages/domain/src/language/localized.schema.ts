import * as z from 'zod'

/** A text in both languages. Neither may be empty. */
export const localized = z.object({ es: z.string().min(1), en: z.string().min(1) })
export type Localized = z.infer<typeof localized>

/** A text whose English translation may be missing, such as a legal text. The Spanish text is binding. */
export const spanishFirst = z.object({ es: z.string().min(1), en: z.string() })

/** Headings have a light part and a bold part. */
export const heading = { title: localized, titleBold: localized }

/** Key of a record in the snapshot's media table. */
export const mediaKey = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** An external URL. Pages only link to it or load it after a click. */
export const externalUrl = z.url({ protocol: /^https$/ })

/** The target of a button can be a page (`/noticias`), a section (`#form`) or an external URL. */
export const linkPattern = /^(?:\/(?!\/)|#|https:\/\/)\S*$/
export const link = z.string().regex(linkPattern)

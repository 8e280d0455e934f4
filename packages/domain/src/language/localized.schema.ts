import * as z from 'zod'

/** A text in both languages. Spanish is the site's first language; neither may be empty. */
export const localized = z.object({ es: z.string().min(1), en: z.string().min(1) })
export type Localized = z.infer<typeof localized>

/** A legal text may wait for its translation: Spanish is the binding one, and the page says so. */
export const spanishFirst = z.object({ es: z.string().min(1), en: z.string() })

/** The site's signature heading: a light part and a bold part. */
export const heading = { title: localized, titleBold: localized }

export const locales = ['es', 'en'] as const
export type Locale = (typeof locales)[number]

/** `key` of a record in the snapshot's media table. */
export const mediaKey = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** An address outside our site. It is a link or loads after a click, never by itself. */
export const externalUrl = z.url({ protocol: /^https$/ })

/** Where a button of staff leads: a page of ours (`/noticias`), a part of the page (`#form`) or an address elsewhere. */
export const linkPattern = /^(?:\/(?!\/)|#|https:\/\/)\S*$/
export const link = z.string().regex(linkPattern)

import * as z from 'zod'

/** A text in both languages. Spanish is the default language; neither may be empty. */
export const localized = z.object({ es: z.string().min(1), en: z.string().min(1) })
export type Localized = z.infer<typeof localized>

/** Legal texts may lack a translation: the Spanish one is binding, and the page says so. */
export const spanishFirst = z.object({ es: z.string().min(1), en: z.string() })

/** Headings have a light part and a bold part. */
export const heading = { title: localized, titleBold: localized }

/** Key of a record in the snapshot's media table. */
export const mediaKey = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** An external URL, used as a link or loaded after a click, never automatically. */
export const externalUrl = z.url({ protocol: /^https$/ })

/** Target of a button that staff define: a page (`/noticias`), a section (`#form`) or an external URL. */
export const linkPattern = /^(?:\/(?!\/)|#|https:\/\/)\S*$/
export const link = z.string().regex(linkPattern)

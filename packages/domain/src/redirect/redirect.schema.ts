import * as z from 'zod'

/** Only these characters are safe in the file names from which nginx reads redirects. */
export const sitePath = z
  .string()
  .max(300)
  .regex(/^(\/|(\/[A-Za-z0-9][A-Za-z0-9._-]*)+)$/)

/** An old path of the site and the path of the page that replaced it. */
export const redirect = z.object({
  from: sitePath,
  to: sitePath,
  /** True if the CMS added it because the slug of a record changed. */
  isAutomatic: z.boolean().nullish(),
})
export type Redirect = z.infer<typeof redirect>

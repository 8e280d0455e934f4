import * as z from 'zod'

const address = z.email().max(254)

/** Returns the address, or throws if it is invalid, because a line break or a comma could add recipients. */
export function parseMailAddress(text: string): string {
  const result = address.safeParse(text)
  if (!result.success) throw new Error('not a mail address')
  return result.data
}

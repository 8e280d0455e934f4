import * as z from 'zod'

const address = z.email().max(254)

/** Validates an address. A line break or comma in it would add recipients. */
export function mailAddress(text: string): string {
  const result = address.safeParse(text)
  if (!result.success) throw new Error('not a mail address')
  return result.data
}

import * as z from 'zod'

const address = z.email().max(254)

/** A line break or comma in an address would add recipients; such text is no address. */
export function mailAddress(text: string): string {
  const result = address.safeParse(text)
  if (!result.success) throw new Error('not a mail address')
  return result.data
}

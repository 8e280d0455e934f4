import type { PayloadRequest } from 'payload'

/** The user of a request, as shown in logs and histories. */
export type Staff = { id: string; name: string; email: string }

export function staffOf({ user }: Pick<PayloadRequest, 'user'>): Staff | undefined {
  if (!user) return undefined
  const { id, name, email = '' } = user as { id: string | number; name?: string | null; email?: string }
  return { id: String(id), name: name ?? email, email }
}

/** Returns the user's name, or null for a command such as the seed. */
export const staffName = (req: Pick<PayloadRequest, 'user'>): string | null => staffOf(req)?.name ?? null

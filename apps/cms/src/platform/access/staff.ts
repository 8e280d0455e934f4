import type { PayloadRequest } from 'payload'

/** The member of staff who makes a request, as logs and histories name them. */
export type Staff = { id: string; name: string; email: string }

export function staffOf({ user }: Pick<PayloadRequest, 'user'>): Staff | undefined {
  if (!user) return undefined
  const { id, name, email = '' } = user as { id: string | number; name?: string | null; email?: string }
  return { id: String(id), name: name ?? email, email }
}

/** Returns who asks, or nothing for a command such as the seed. */
export const staffName = (req: Pick<PayloadRequest, 'user'>): string | null => staffOf(req)?.name ?? null

import * as z from 'zod'

const roles = z.array(z.enum(['deliver', 'publish'])).min(1)

/** On one machine a worker does both. On several, many deliver and one publishes: the releases are one folder. */
export const roleVariables = {
  WORKER_ROLES: z
    .string()
    .default('deliver,publish')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(roles),
}

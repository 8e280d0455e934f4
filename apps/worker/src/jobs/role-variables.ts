import * as z from 'zod'

const role = z.enum(['deliver', 'publish'])
export type WorkerRole = z.infer<typeof role>

/** A single worker has both roles. Of several workers, only one may publish, because they share one releases folder. */
export const roleVariables = {
  WORKER_ROLES: z
    .string()
    .default('deliver,publish')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(role).min(1)),
}

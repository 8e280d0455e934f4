/** The roles of staff. `docs/access-matrix.md` lists what each may do. */
export const roles = ['admin', 'manager', 'marketing', 'sales', 'customer-service', 'privacy'] as const

/** The role of a closed account. It has no permissions, and every list of staff by role leaves it out. */
export const closedRole = 'closed'

export type Role = (typeof roles)[number]

export const isRole = (value: unknown): value is Role => roles.includes(value as Role)

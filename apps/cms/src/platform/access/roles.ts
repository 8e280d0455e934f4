/** Who works here. `docs/access-matrix.md` says in full what each may do. */
export const roles = ['admin', 'manager', 'marketing', 'sales', 'customer-service', 'privacy'] as const

export type Role = (typeof roles)[number]

export const isRole = (value: unknown): value is Role => roles.includes(value as Role)

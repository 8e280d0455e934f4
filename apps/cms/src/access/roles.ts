import type { Access } from 'payload'

/** The only role so far. Marketing, sales and customer service get roles of their own with the back office. */
export const roles = ['admin'] as const

export const signedIn: Access = ({ req }) => Boolean(req.user)

export const nobody: Access = () => false

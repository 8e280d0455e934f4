import { brand } from '@app/brand/brand'

const companyNames = [brand.name, brand.domain.split('.')[0] ?? '']

type Owner = { name?: string | undefined; email?: string | undefined }

/**
 * Returns the names that a password must not contain: those of the company and the owners, and the part of their e-mail
 * addresses before the @.
 */
export const passwordNames = (...owners: Owner[]): string[] => [
  ...companyNames,
  ...owners.flatMap(({ name = '', email = '' }) => [name, email.split('@')[0] ?? '']),
]

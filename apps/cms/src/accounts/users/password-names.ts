import { brand } from '@app/brand/brand'

const company = [brand.name, brand.domain.split('.')[0] ?? '']

type Owner = { name?: string | undefined; email?: string | undefined }

/** Returns the names a password must not contain: the company's and those of its owner. */
export const passwordNames = (...owners: Owner[]): string[] => [
  ...company,
  ...owners.flatMap(({ name = '', email = '' }) => [name, email.split('@')[0] ?? '']),
]

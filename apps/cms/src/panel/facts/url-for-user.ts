import type { PayloadRequest } from 'payload'
import { may } from '../../platform/access/apply-access'
import type { RelatedKey } from './related-keys'

/** Returns the URL at which the user works with a record, or undefined if the user may not open it. */
export function urlForUser(
  { slug, id }: RelatedKey,
  href: string | undefined,
  user: PayloadRequest['user'],
  visibleCollections: readonly string[],
): string | undefined {
  if (!href) return undefined
  if (slug === 'leads' && may(user, 'work on leads')) return `/admin/consultas/${id}`
  if (slug === 'privacy-requests') return `/admin/privacidad/solicitudes/${id}`
  return visibleCollections.includes(slug) ? href : undefined
}

import type { Payload } from 'payload'
import { may } from '../../platform/access/apply-access'
import { cmsSecrets } from '../../platform/env'
import { readLink } from './link-token'

export const linkCookie = 'app-preview'

/**
 * A viewer of drafts. Staff with permission see every page. A colleague with a link sees one page in both languages.
 */
export type Viewer = { pages: 'all' } | { pages: readonly string[]; until: string }

export async function findViewer(payload: Payload, headers: Headers): Promise<Viewer | null> {
  const { user } = await payload.auth({ headers })
  if (may(user, 'see drafts as pages')) return { pages: 'all' }
  const token = readCookie(headers, linkCookie)
  return token ? findColleague(payload, token) : null
}

/** Returns the viewer of a link. The link is read each time, because deleting it must revoke the access at once. */
export async function findColleague(payload: Payload, token: string): Promise<(Viewer & { until: string }) | null> {
  const link = readLink(token, cmsSecrets().PREVIEW_LINK_SECRET)
  if (!link) return null
  const record = await payload.findByID({ collection: 'preview-links', id: link.id, disableErrors: true })
  if (!record) return null
  return { pages: [record.address, record.addressInEnglish], until: new Date(link.expiresAt).toISOString() }
}

export const canSee = ({ pages }: Viewer, path: string): boolean => pages === 'all' || pages.includes(path)

function readCookie(headers: Headers, name: string): string | null {
  const cookies = (headers.get('cookie') ?? '').split(/; */)
  const cookie = cookies.find((entry) => entry.startsWith(`${name}=`))
  return cookie ? cookie.slice(name.length + 1) : null
}

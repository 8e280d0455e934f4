import type { ServerProps } from 'payload'
import { languageOf } from '../../panel/language/language'
import { activeRole } from '../../platform/access/active-role'
import { may } from '../../platform/access/apply-access'
import { areasOfUser } from '../menu-of-user'
import { paletteMessages } from './messages'
import { Palette, type PaletteEntry } from './palette'

/** Renders the palette with the pages and actions of the user. A session without a role cannot search. */
export function PaletteWrapper({ i18n, payload, permissions, user, visibleEntities }: ServerProps) {
  if (!activeRole(user)) return null
  const language = languageOf(i18n)
  const messages = paletteMessages[language]
  const areas = areasOfUser({ i18n, payload, permissions, user, visibleEntities })
  const pages = areas.flatMap(({ name, links }) => links.map((link) => ({ ...link, note: name })))
  const labels = payload.config.collections
    .filter(({ slug }) => visibleEntities?.collections.includes(slug) && permissions?.collections?.[slug]?.create)
    .map(({ slug, labels: { singular } }) => ({ slug, label: singular as Record<string, string> }))
  const actions: PaletteEntry[] = [
    ...labels.map(({ slug, label }) => ({
      page: `new-${slug}`,
      label: messages.create(label[language] ?? ''),
      href: `/admin/collections/${slug}/create`,
      note: '',
    })),
    ...(may(user ?? null, 'publish now') ? [{ page: 'publish', label: messages.publish, note: '' }] : []),
    { page: 'account', label: messages.account, href: '/admin/account', note: '' },
    { page: 'log-out', label: messages.logOut, href: '/admin/logout', note: '' },
  ]
  return <Palette language={language} pages={pages} actions={actions} />
}

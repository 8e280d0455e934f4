import type { ServerProps } from 'payload'
import { languageOf } from '../../panel/language/language'
import { activeRole } from '../../platform/access/active-role'
import { may } from '../../platform/access/apply-access'
import { newLeadMessages } from '../../sales/leads/new-lead-messages'
import { newQuoteMessages } from '../../sales/quotes/new-quote-messages'
import { newQuoteUrl } from '../../sales/quotes/new-quote-url'
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
  // Payload does not know the forms of the sales desk, so these actions are not among its collections.
  const salesActions: PaletteEntry[] = may(user ?? null, 'work on leads')
    ? [
        { page: 'new-lead', label: newLeadMessages[language].add, href: '/admin/consultas/nueva', note: '' },
        { page: 'new-quote', label: newQuoteMessages[language].add, href: newQuoteUrl(), note: '' },
      ]
    : []
  const actions: PaletteEntry[] = [
    ...salesActions,
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

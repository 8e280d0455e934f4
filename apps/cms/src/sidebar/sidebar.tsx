import { brand } from '@app/brand/brand'
import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { Logout } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { languageOf } from '../panel/language/language'
import { PageIcon } from '../panel/navigation/page-icons'
import { pagesOfRole } from '../panel/navigation/pages-of-role'
import { LogoOnDark } from '../panel/theme/brand'
import { may } from '../platform/access/apply-access'
import { countWaitingLeads } from '../sales/leads/count-waiting-leads'
import { type Audience, staffPages } from '../staff-pages'
import { SidebarLink } from './sidebar-link'
import { SidebarOpener } from './sidebar-opener'

const messages = {
  es: {
    home: 'Inicio',
    panel: 'Panel',
    start: `${brand.name}, inicio del panel`,
    leads: 'Consultas',
    referrals: 'Referidos',
    pending: ', sin responder:',
  },
  en: {
    home: 'Home',
    panel: 'Panel',
    start: `${brand.name}, panel home`,
    leads: 'Leads',
    referrals: 'Referrals',
    pending: ', unanswered:',
  },
}

export async function Sidebar({ i18n, payload, permissions, user, visibleEntities }: ServerProps) {
  const language = languageOf(i18n)
  const { home, panel, start, leads, referrals, pending } = messages[language]
  const isVisibleTo = (audience: Audience) =>
    'may' in audience ? may(user as never, audience.may) : visibleEntities?.collections.includes(audience.reads)
  const canWorkOnLeads = may(user as never, 'work on leads')
  // The link to the referral desk replaces the link to the collection.
  const deskLinks: Record<string, { href: string; label: string }> = may(user as never, 'work on referrals')
    ? { referrals: { href: '/admin/referidos', label: referrals } }
    : {}
  const waitingCount = canWorkOnLeads ? await countWaitingLeads(payload) : undefined
  return (
    <NavWrapper baseClass="nav">
      <SidebarOpener />
      <a className="sidebar__brand" href="/admin" aria-label={start}>
        <LogoOnDark />
      </a>
      <nav className="sidebar__pages" aria-label={panel}>
        <ul>
          <li>
            <SidebarLink href="/admin" isExact>
              <PageIcon name="home" />
              {home}
            </SidebarLink>
          </li>
          {staffPages.map(
            ({ path, link }) =>
              link &&
              isVisibleTo(link.for) && (
                <li key={path}>
                  <SidebarLink href={`/admin${path}`}>
                    <PageIcon name={link.icon} />
                    {link.label[language]}
                  </SidebarLink>
                </li>
              ),
          )}
        </ul>
        {pagesOfRole({ i18n, payload, permissions, visibleEntities }).map(({ name, links }) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul>
              {links.map(({ slug, label, href, icon }) => (
                <li key={slug}>
                  {slug === 'leads' && canWorkOnLeads ? (
                    <SidebarLink href="/admin/consultas" id="nav-leads">
                      <PageIcon name={icon} />
                      {leads}
                      {waitingCount ? (
                        <b className="sidebar__count">
                          <span>{pending}</span> {waitingCount}
                        </b>
                      ) : null}
                    </SidebarLink>
                  ) : (
                    <SidebarLink href={deskLinks[slug]?.href ?? href} id={`nav-${slug}`}>
                      <PageIcon name={icon} />
                      {deskLinks[slug]?.label ?? label}
                    </SidebarLink>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <Account user={user as AccountUser | undefined} />
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </NavWrapper>
  )
}

type AccountUser = { name?: string; email?: string }

function Account({ user }: { user?: AccountUser }) {
  const name = user?.name || user?.email || ''
  return (
    <div className="sidebar__account">
      <svg className="sidebar__wave" viewBox="0 0 264 20" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0H264V7C220 22 176 19 132 11S44 0 0 13Z" />
      </svg>
      <span className="sidebar__initials" aria-hidden="true">
        {initials(name)}
      </span>
      <a className="sidebar__name" href="/admin/account">
        <b>{name}</b>
        {user?.name && <small>{user.email}</small>}
      </a>
      <Logout />
    </div>
  )
}

const initials = (name: string) =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('')

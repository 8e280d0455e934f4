import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { Logout } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { RoomDrawing } from '../panel/navigation/page-icons'
import { languageOf, roomsOf } from '../panel/navigation/pages-of-role'
import { LogoOnDark } from '../panel/theme/brand'
import { may } from '../platform/access/apply-access'
import { waitingLeads } from '../sales/leads/waiting-leads'
import { type Audience, staffPages } from '../staff-pages'
import { KeepWallOpen } from './keep-sidebar-open'
import { WallLink } from './sidebar-link'

const words = {
  es: {
    home: 'Inicio',
    panel: 'Panel',
    brand: 'Sillar & Mar, inicio del panel',
    leads: 'Consultas',
    referrals: 'Referidos',
    pending: ', sin responder:',
  },
  en: {
    home: 'Start',
    panel: 'Panel',
    brand: 'Sillar & Mar, start of the panel',
    leads: 'Leads',
    referrals: 'Referrals',
    pending: ', unanswered:',
  },
}

/** The navigation of the panel. What somebody may see comes from Payload; order, names and looks are ours. */
export async function Wall({ i18n, payload, permissions, user, visibleEntities }: ServerProps) {
  const language = languageOf(i18n)
  const { home, panel, brand, leads, referrals, pending } = words[language]
  const isFor = (audience: Audience) =>
    'may' in audience ? may(user as never, audience.may) : visibleEntities?.collections.includes(audience.reads)
  const isAtDesk = may(user as never, 'work on leads')
  // The list of the desk instead of what was sent.
  const atDesk: Record<string, { href: string; label: string }> = may(user as never, 'work on referrals')
    ? { referrals: { href: '/admin/referidos', label: referrals } }
    : {}
  const waiting = isAtDesk ? await waitingLeads(payload) : undefined
  return (
    <NavWrapper baseClass="nav">
      <KeepWallOpen />
      <a className="wall__brand" href="/admin" aria-label={brand}>
        <LogoOnDark />
      </a>
      <nav className="wall__rooms" aria-label={panel}>
        <ul>
          <li>
            <WallLink href="/admin" isExact>
              <RoomDrawing name="home" />
              {home}
            </WallLink>
          </li>
          {staffPages.map(
            ({ path, link }) =>
              link &&
              isFor(link.for) && (
                <li key={path}>
                  <WallLink href={`/admin${path}`}>
                    <RoomDrawing name={link.icon} />
                    {link.label[language]}
                  </WallLink>
                </li>
              ),
          )}
        </ul>
        {roomsOf({ i18n, payload, permissions, visibleEntities }).map(({ name, links }) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul>
              {links.map(({ slug, label, href, icon }) => (
                <li key={slug}>
                  {slug === 'leads' && isAtDesk ? (
                    <WallLink href="/admin/consultas" id="nav-leads">
                      <RoomDrawing name={icon} />
                      {leads}
                      {waiting ? (
                        <b className="wall__count">
                          <span>{pending}</span> {waiting}
                        </b>
                      ) : null}
                    </WallLink>
                  ) : (
                    <WallLink href={atDesk[slug]?.href ?? href} id={`nav-${slug}`}>
                      <RoomDrawing name={icon} />
                      {atDesk[slug]?.label ?? label}
                    </WallLink>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <Account user={user as Person | undefined} />
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </NavWrapper>
  )
}

type Person = { name?: string; email?: string }

function Account({ user }: { user?: Person }) {
  const name = user?.name || user?.email || ''
  return (
    <div className="wall__account">
      <svg className="wall__wave" viewBox="0 0 264 20" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0H264V7C220 22 176 19 132 11S44 0 0 13Z" />
      </svg>
      <span className="wall__initials" aria-hidden="true">
        {initials(name)}
      </span>
      <a className="wall__name" href="/admin/account">
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

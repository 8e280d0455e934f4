import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { Logout } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { RoomDrawing } from '../panel/navigation/page-icons'
import { languageOf, roomsOf } from '../panel/navigation/pages-of-role'
import { LogoOnDark } from '../panel/theme/brand'
import { may } from '../platform/access/apply-access'
import { waitingLeads } from '../sales/leads/waiting-leads'
import { KeepWallOpen } from './keep-sidebar-open'
import { WallLink } from './sidebar-link'

const words = {
  es: {
    home: 'Inicio',
    calendar: 'Calendario',
    panel: 'Panel',
    brand: 'Sillar & Mar, inicio del panel',
    leads: 'Consultas',
    referrals: 'Referidos',
    pending: ', sin responder:',
    lots: 'Lotes',
    funnel: 'Embudo',
  },
  en: {
    home: 'Start',
    calendar: 'Calendar',
    panel: 'Panel',
    brand: 'Sillar & Mar, start of the panel',
    leads: 'Leads',
    referrals: 'Referrals',
    pending: ', unanswered:',
    lots: 'Lots',
    funnel: 'Funnel',
  },
}

/** The navigation of the panel. What somebody may see comes from Payload; order, names and looks are ours. */
export async function Wall({ i18n, payload, permissions, user, visibleEntities }: ServerProps) {
  const { home, calendar, panel, brand, leads, referrals, pending, lots, funnel } = words[languageOf(i18n)]
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
          {visibleEntities?.collections.includes('campaigns') && (
            <li>
              <WallLink href="/admin/calendario">
                <RoomDrawing name="calendar" />
                {calendar}
              </WallLink>
            </li>
          )}
          {may(user as never, 'see the desk of lots') && (
            <li>
              <WallLink href="/admin/lotes">
                <RoomDrawing name="map" />
                {lots}
              </WallLink>
            </li>
          )}
          {may(user as never, 'see which campaign sells') && (
            <li>
              <WallLink href="/admin/embudo">
                <RoomDrawing name="funnel" />
                {funnel}
              </WallLink>
            </li>
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

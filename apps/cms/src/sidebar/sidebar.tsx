import { brand } from '@app/brand/brand'
import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { Logout } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { type Language, languageOf } from '../panel/language/language'
import type { PageLink } from '../panel/navigation/arrange-pages'
import { PageIcon } from '../panel/navigation/page-icons'
import { pageIcons } from '../panel/navigation/panel-pages'
import { LogoOnDark } from '../panel/theme/brand'
import { activeRole } from '../platform/access/active-role'
import { may } from '../platform/access/apply-access'
import { roleNames } from '../platform/access/role-names'
import { MenuCount, MenuCountsProvider } from './menu-counts'
import { menuOfUser } from './menu-of-user'
import { PageCount } from './page-count'
import { OpenPaletteButton } from './palette/open-palette-button'
import { readMenuCounts } from './read-menu-counts'
import { SidebarArea } from './sidebar-area'
import { SidebarLink } from './sidebar-link'
import { SidebarOpener } from './sidebar-opener'
import { TabBar } from './tab-bar'

const messages = {
  es: {
    home: 'Inicio',
    panel: 'Panel',
    start: `${brand.name}, inicio del panel`,
    waiting: ', por atender:',
  },
  en: {
    home: 'Home',
    panel: 'Panel',
    start: `${brand.name}, panel home`,
    waiting: ', waiting:',
  },
}

export async function Sidebar({ i18n, payload, permissions, user, visibleEntities }: ServerProps) {
  const language = languageOf(i18n)
  const { home, panel, start, waiting } = messages[language]
  const { own, areas } = menuOfUser({ i18n, payload, permissions, user, visibleEntities })
  return (
    <MenuCountsProvider initial={await readMenuCounts(payload, user ?? null)}>
      <NavWrapper baseClass="nav">
        <SidebarOpener />
        <a className="sidebar__brand" href="/admin" aria-label={start}>
          <LogoOnDark />
        </a>
        <OpenPaletteButton language={language} />
        <nav className="sidebar__pages" aria-label={panel}>
          <ul>
            <li>
              <SidebarLink href="/admin" isExact>
                <PageIcon name="home" />
                {home}
              </SidebarLink>
            </li>
            {own.map((link) => (
              <MenuEntry key={link.page} {...link} language={language} isOwn />
            ))}
          </ul>
          {areas.map(({ name, links }) => (
            <SidebarArea
              key={name}
              hrefs={links.map(({ href }) => href)}
              name={
                <>
                  <PageIcon name="chevron" />
                  {name}
                  <MenuCount pages={links.map(({ page }) => page)} label={waiting} />
                </>
              }
            >
              <ul>
                {links.map((link) => (
                  <MenuEntry key={link.page} {...link} language={language} />
                ))}
              </ul>
            </SidebarArea>
          ))}
        </nav>
        <Account user={user as AccountUser | undefined} language={language} />
        <div className="nav__header">
          <div className="nav__header-content">
            <NavHamburger baseClass="nav" />
          </div>
        </div>
      </NavWrapper>
      <TabBar pages={own} canAddLeads={may(user ?? null, 'work on leads')} language={language} />
    </MenuCountsProvider>
  )
}

type MenuEntryProps = PageLink & { language: Language; isOwn?: boolean }

function MenuEntry({ page, label, href, language, isOwn = false }: MenuEntryProps) {
  const icon = isOwn ? pageIcons[page] : undefined
  return (
    <li>
      <SidebarLink href={href} id={`nav-${page.replace('/', '')}`}>
        {icon && <PageIcon name={icon} />}
        {label}
        <PageCount page={page} language={language} />
      </SidebarLink>
    </li>
  )
}

type AccountUser = { name?: string; email?: string }

function Account({ user, language }: { user?: AccountUser; language: Language }) {
  const name = user?.name || user?.email || ''
  const role = activeRole(user)
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
        {role && <small>{roleNames[role][language]}</small>}
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

import type { Language } from '../panel/language/language'
import type { PageLink } from '../panel/navigation/arrange-pages'
import { PageIcon } from '../panel/navigation/page-icons'
import { pageIcons, tabNames } from '../panel/navigation/panel-pages'
import { PageCount } from './page-count'
import { SidebarLink } from './sidebar-link'

const messages = {
  es: { quickMenu: 'Menú corto', home: 'Inicio', addLead: 'Nueva consulta' },
  en: { quickMenu: 'Quick menu', home: 'Home', addLead: 'New lead' },
}

const ADD_LEAD_URL = '/admin/consultas/nueva'
/** The start page is a tab too, so these make four. */
const MAX_PAGES = 3

type Props = { pages: PageLink[]; canAddLeads: boolean; language: Language }

/**
 * Renders the bar at the bottom of the screen on phones: the start page, the first pages of the menu, and in the middle
 * the button for a new lead.
 */
export function TabBar({ pages, canAddLeads, language }: Props) {
  const { quickMenu, home, addLead } = messages[language]
  const tabs = pages.slice(0, MAX_PAGES).map(({ page, label, href }) => (
    <li key={page}>
      <SidebarLink className="tab-bar__tab" href={href} except={ADD_LEAD_URL}>
        <PageIcon name={pageIcons[page] ?? 'page'} />
        {tabNames[page]?.[language] ?? label}
        <PageCount page={page} language={language} />
      </SidebarLink>
    </li>
  ))
  return (
    <nav className="tab-bar" aria-label={quickMenu}>
      <ul>
        <li>
          <SidebarLink className="tab-bar__tab" href="/admin" isExact>
            <PageIcon name="home" />
            {home}
          </SidebarLink>
        </li>
        {tabs.slice(0, 1)}
        {canAddLeads && (
          <li>
            <SidebarLink className="tab-bar__add" href={ADD_LEAD_URL} label={addLead}>
              <PageIcon name="add" />
            </SidebarLink>
          </li>
        )}
        {tabs.slice(1)}
      </ul>
    </nav>
  )
}

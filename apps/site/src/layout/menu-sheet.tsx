import { brandLogo } from '@/content/brand'
import { menuAction, menuItems } from '@/content/navigation'
import { siteSettings } from '@/content/settings'
import { useLanguage } from '@/i18n/language'
import { ButtonLink, IconButton } from '@/ui/button'
import { Drawing } from '@/ui/drawing'
import { Icon } from '@/ui/icon'
import { LanguageSwitch } from './language-switch'
import { contactOf, type PageFrame } from './page-frame'

/**
 * The phone's menu. `popover` opens and closes it without a script; with one, the enhancer opens the same dialog
 * as a modal, so that focus stays inside.
 */
export function MenuSheet({ frame }: { frame: PageFrame }) {
  const { locale, t, path } = useLanguage()
  return (
    <dialog className="menu" id="menu" popover="auto" aria-label={t('header.menu')}>
      <div className="menu__bar">
        <Drawing drawing={brandLogo(frame.theme, 'light')} alt={siteSettings(locale).brand} loading="lazy" />
        <IconButton icon="close" label={t('header.closeMenu')} popoverTarget="menu" popoverTargetAction="hide" />
      </div>
      <nav className="menu__list" aria-label={t('header.navigation')}>
        {menuItems(locale).map((item) =>
          item.kind === 'group' ? (
            <details key={item.target} name="sheet-groups">
              <summary>
                {item.label}
                <Icon name="chevron-down" />
              </summary>
              <ul>
                {item.projects.map((project) => (
                  <li key={project.slug}>
                    <a href={project.path}>
                      {project.name}
                      <small>{project.at.name}</small>
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <a key={item.target} href={item.href} aria-current={item.target === frame.page ? 'page' : undefined}>
              {item.label}
            </a>
          ),
        )}
      </nav>
      <div className="menu__foot">
        <LanguageSwitch frame={frame} />
        <ButtonLink href={contactOf(frame, path('home'))}>{menuAction(locale)}</ButtonLink>
      </div>
    </dialog>
  )
}

import { ChevronDown, X } from 'lucide-react'
import { ButtonLink, IconButton } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { SvgImage } from '@/components/svg/svg'
import { translator } from '@/i18n/translator'
import { brandLogo } from '@/page-data/brand'
import { allProjectsLink, menuButtonText, menuItems, menuTools } from '@/page-data/navigation'
import { siteSettings } from '@/page-data/settings'
import { contactHref, type PageFrame, projectOf } from '../page-frame'
import { menuId } from './header.dom'
import { LanguageSwitch } from './language-switch'
import styles from './menu-sheet.module.css'

/**
 * Renders the mobile menu. Without JavaScript it is a popover; with JavaScript it is a modal dialog that keeps the
 * focus inside.
 */
export function MenuSheet({ frame }: { frame: PageFrame }) {
  const { locale } = frame
  const t = translator(locale)
  const allProjects = allProjectsLink(locale)
  const isOverview = frame.page === allProjects.target
  return (
    <dialog className={styles.menuSheet} id={menuId} popover="auto" aria-label={t('header.menu')}>
      <div className={styles.bar}>
        <SvgImage svg={brandLogo(frame.theme, 'light', locale)} alt={siteSettings(locale).brand} loading="lazy" />
        <IconButton icon={X} label={t('header.closeMenu')} popoverTarget={menuId} popoverTargetAction="hide" />
      </div>
      <nav className={styles.list} aria-label={t('header.navigation')}>
        {menuItems(locale).map((item) =>
          item.kind === 'group' ? (
            <details key={item.target} name="sheet-groups">
              <summary>
                {item.label}
                <Icon icon={ChevronDown} />
              </summary>
              <ul>
                {item.projects.map((project) => (
                  <li key={project.path}>
                    <a href={project.path}>
                      {project.name}
                      <small>{project.place}</small>
                    </a>
                  </li>
                ))}
              </ul>
              <a className={styles.all} href={allProjects.href} aria-current={isOverview ? 'page' : undefined}>
                {allProjects.label}
              </a>
            </details>
          ) : (
            <a key={item.target} href={item.href} aria-current={item.target === frame.page ? 'page' : undefined}>
              {item.label}
            </a>
          ),
        )}
        <p className={styles.tools}>
          {menuTools(projectOf(frame), locale).map(({ label, href, target }) => (
            <a key={target} href={href} aria-current={target === frame.page ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </p>
      </nav>
      <div className={styles.foot}>
        <LanguageSwitch frame={frame} />
        <ButtonLink href={contactHref(frame)}>{menuButtonText(locale)}</ButtonLink>
      </div>
    </dialog>
  )
}

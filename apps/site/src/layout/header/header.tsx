import clsx from 'clsx'
import { Menu } from 'lucide-react'
import { IconButton } from '@/components/button/button'
import { SvgImage } from '@/components/svg/svg'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { appointmentHref } from '@/page-data/appointment-page'
import { brandLogo } from '@/page-data/brand'
import { menuItems } from '@/page-data/navigation'
import { siteSettings } from '@/page-data/settings'
import { type PageFrame, projectOf } from '../page-frame'
import { headerRoot, menuId } from './header.dom'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch'
import { MenuDropdown } from './menu-dropdown'
import { MenuSheet } from './menu-sheet'

/** If `over` is true, the logo and the menu are two blocks over the first image of the page on wide screens. */
type HeaderProps = { frame: PageFrame; over: boolean; isSticky: boolean }

export function Header({ frame, over, isSticky }: HeaderProps) {
  return (
    <>
      <header className={clsx(styles.header, over && styles.over, isSticky && styles.sticky)} {...headerRoot}>
        <HeaderBar frame={frame} />
      </header>
      <MenuSheet frame={frame} />
    </>
  )
}

function HeaderBar({ frame }: { frame: PageFrame }) {
  const { locale } = frame
  const t = translator(locale)
  return (
    <div className={styles.bar}>
      <a className={styles.logo} href={pathFor('home', locale)}>
        <SvgImage
          svg={brandLogo(frame.theme, 'light', locale)}
          alt={t('header.home', { brand: siteSettings(locale).brand })}
        />
      </a>
      <nav className={styles.nav} aria-label={t('header.navigation')}>
        {menuItems(locale).map((item) =>
          item.kind === 'group' ? (
            <MenuDropdown key={item.target} group={item} frame={frame} />
          ) : (
            <a key={item.target} href={item.href} aria-current={item.target === frame.page ? 'page' : undefined}>
              {item.label}
            </a>
          ),
        )}
        <a
          className={styles.visit}
          href={appointmentHref(projectOf(frame) ?? null, locale)}
          aria-current={frame.page === 'appointment' ? 'page' : undefined}
        >
          {t('header.visit')}
        </a>
        <LanguageSwitch frame={frame} />
      </nav>
      <div className={styles.burger}>
        <LanguageSwitch frame={frame} />
        <IconButton icon={Menu} label={t('header.openMenu')} popoverTarget={menuId} />
      </div>
    </div>
  )
}

import './header.css'
import { brandLogo } from '@/content/brand'
import { menuItems } from '@/content/navigation'
import { siteSettings } from '@/content/settings'
import { LanguageProvider, useLanguage } from '@/i18n/language'
import { IconButton } from '@/ui/button'
import { Drawing } from '@/ui/drawing'
import { LanguageSwitch } from './language-switch'
import { MenuDropdown } from './menu-dropdown'
import { MenuSheet } from './menu-sheet'
import type { PageFrame } from './page-frame'

/** `over`: on wide screens logo and menu are two blocks let into the page's first picture, until it has gone. */
type HeaderProps = { frame: PageFrame; over: boolean }

export function Header({ frame, over }: HeaderProps) {
  return (
    <LanguageProvider locale={frame.locale}>
      <header className={over ? 'header header--over' : 'header'} data-enhance="header" data-enhance-when="idle">
        <HeaderBar frame={frame} />
      </header>
      <MenuSheet frame={frame} />
    </LanguageProvider>
  )
}

function HeaderBar({ frame }: { frame: PageFrame }) {
  const { locale, t, path } = useLanguage()
  return (
    <div className="header__bar">
      <a className="header__logo" href={path('home')}>
        <Drawing
          drawing={brandLogo(frame.theme, 'light')}
          alt={t('header.home', { brand: siteSettings(locale).brand })}
        />
      </a>
      <nav className="nav" aria-label={t('header.navigation')}>
        {menuItems(locale).map((item) =>
          item.kind === 'group' ? (
            <MenuDropdown key={item.target} group={item} />
          ) : (
            <a key={item.target} href={item.href} aria-current={item.target === frame.page ? 'page' : undefined}>
              {item.label}
            </a>
          ),
        )}
        <LanguageSwitch frame={frame} />
      </nav>
      <div className="burger">
        <LanguageSwitch frame={frame} />
        <IconButton icon="menu" label={t('header.openMenu')} popoverTarget="menu" />
      </div>
    </div>
  )
}

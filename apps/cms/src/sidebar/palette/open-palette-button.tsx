'use client'

import type { Language } from '../../panel/language/language'
import { PageIcon } from '../../panel/navigation/page-icons'
import { paletteMessages } from './messages'

export const OPEN_PALETTE_EVENT = 'app-open-palette'

type Props = { language: Language; isIcon?: boolean }

/** Renders the button that opens the palette. The icon is for the page header on phones, where the menu is closed. */
export function OpenPaletteButton({ language, isIcon = false }: Props) {
  const { open } = paletteMessages[language]
  return (
    <button
      className={isIcon ? 'palette-icon' : 'sidebar__search'}
      type="button"
      aria-label={isIcon ? open : undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={() => window.dispatchEvent(new Event(OPEN_PALETTE_EVENT))}
    >
      <PageIcon name="search" />
      {!isIcon && (
        <>
          <span>{open}</span>
          <kbd>Ctrl K</kbd>
        </>
      )}
    </button>
  )
}

import { colors } from '@sillar/brand/colors'
import { pathFor } from '@sillar/domain/snapshot/page-addresses'
import type { ReactNode } from 'react'

export const BRAND_NAME = 'Sillar & Mar'
const homeLabel = { es: `${BRAND_NAME}, inicio`, en: `${BRAND_NAME}, home` }

type PageHeaderProps = {
  locale: 'es' | 'en'
  /** At the other end of the bar. */
  children?: ReactNode
}

/** The brand above every page of the intake, with the way home in the language of the page. */
export function PageHeader({ locale, children }: PageHeaderProps) {
  return (
    <header className="bar">
      <a className="brand" href={pathFor('home', locale)} aria-label={homeLabel[locale]}>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <path fill={colors.navy} d="M0 0h40v40H0z" />
          <path fill="none" stroke={colors.white} strokeWidth="5" d="M0 24c7-8 13-8 20 0s13 8 20 0" />
        </svg>
        <span>
          Sillar &amp; <b>Mar</b>
        </span>
      </a>
      {children}
    </header>
  )
}

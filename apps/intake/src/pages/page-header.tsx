import { brand } from '@app/brand/brand'
import { colors } from '@app/brand/colors'
import { pathFor } from '@app/domain/snapshot/page-urls'
import type { ReactNode } from 'react'

const homeLabel = { es: `${brand.name}, inicio`, en: `${brand.name}, home` }

type PageHeaderProps = {
  locale: 'es' | 'en'
  /** Elements at the right end of the bar. */
  children?: ReactNode
}

export function PageHeader({ locale, children }: PageHeaderProps) {
  return (
    <header className="bar">
      <a className="brand" href={pathFor('home', locale)} aria-label={homeLabel[locale]}>
        <svg viewBox={brand.mark.viewBox} fill={colors.ink} aria-hidden="true">
          {brand.mark.paths.map(({ d }) => (
            <path key={d} d={d} />
          ))}
        </svg>
        <span>
          {brand.wordmark.light}
          <b>{brand.wordmark.bold}</b>
        </span>
      </a>
      {children}
    </header>
  )
}

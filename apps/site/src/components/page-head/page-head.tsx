import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Heading } from '@/components/heading/heading'
import styles from './page-head.module.css'

type PageHeadProps = {
  title: string
  titleBold: string
  /** Title on one line with less space below: a tool must fit above the fold. */
  compact?: boolean
  /** The parent page. */
  crumb?: { href: string; text: string }
  children?: ReactNode
}

/** The header of a page without an image: title, then the intro, left-aligned. */
export function PageHead({ title, titleBold, compact = false, crumb, children }: PageHeadProps) {
  return (
    <header className={clsx('wrap', styles.pageHead, compact && styles.compact)}>
      {crumb && (
        <p className={styles.crumb}>
          <a href={crumb.href}>{crumb.text}</a>
        </p>
      )}
      <Heading as="h1" title={title} titleBold={titleBold} inline={compact} />
      {children}
    </header>
  )
}

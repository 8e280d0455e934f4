import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Heading } from '@/components/heading/heading'
import styles from './page-head.module.css'

type PageHeadProps = {
  title: string
  titleBold: string
  /** Reduces the height of the head, because the tool on the page, such as the simulator, should be above the fold. */
  compact?: boolean
  /** The link to the parent page. */
  crumb?: { href: string; text: string }
  children?: ReactNode
}

/** Renders the title and the intro of a page that has no image at the top. */
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

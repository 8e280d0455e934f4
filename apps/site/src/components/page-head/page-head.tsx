import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Heading } from '@/components/heading/heading'
import styles from './page-head.module.css'

type PageHeadProps = {
  title: string
  titleBold: string
  /** On one line and close to what follows: a tool has to fit into the first screen. */
  compact?: boolean
  /** The page this one belongs to. */
  crumb?: { href: string; text: string }
  children?: ReactNode
}

/** How a page without a picture begins: its name on stone, what it is about below, nothing centred. */
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

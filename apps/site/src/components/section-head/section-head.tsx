import type { ReactNode } from 'react'
import { Heading } from '@/components/heading/heading'
import styles from './section-head.module.css'

type SectionHeadProps = { title: string; titleBold: string; id: string; children?: ReactNode }

/** Heading on the left; the section's controls (tabs, a link, a note) on the right, on the same baseline. */
export function SectionHead({ title, titleBold, id, children }: SectionHeadProps) {
  return (
    <div className={styles.sectionHead}>
      <Heading id={id} title={title} titleBold={titleBold} />
      {children}
    </div>
  )
}

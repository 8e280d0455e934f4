import type { ReactNode } from 'react'
import { Heading } from '@/components/heading/heading'
import styles from './section-head.module.css'

type SectionHeadProps = { title: string; titleBold: string; id: string; children?: ReactNode }

/** Renders the heading of a section. On wide screens its tabs, link or note is on the right. */
export function SectionHead({ title, titleBold, id, children }: SectionHeadProps) {
  return (
    <div className={styles.sectionHead}>
      <Heading id={id} title={title} titleBold={titleBold} />
      {children}
    </div>
  )
}

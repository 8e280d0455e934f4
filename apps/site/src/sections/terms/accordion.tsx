import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/icon/icon'
import styles from './terms.module.css'

type AccordionProps = {
  /** Key of the accordion in the URL (`?subsection=…`). */
  id: string
  /** Only one accordion of a group can be open. */
  group: string
  title: string
  level: 3 | 4
  note?: string
  onToggle(): void
  children: ReactNode
}

/** Renders a native accordion, which needs no script. Opening it closes the other accordions of its group. */
export function Accordion({ id, group, title, level, note, onToggle, children }: AccordionProps) {
  const Heading = `h${level}` as const
  return (
    <details className={styles.accordion} id={id} name={group} onToggle={onToggle}>
      <summary className={styles.accordionHead}>
        <Heading className={styles.accordionTitle}>{title}</Heading>
        {note && <span className={styles.accordionNote}>{note}</span>}
        <Icon icon={Plus} />
      </summary>
      <div className={styles.accordionBody}>{children}</div>
    </details>
  )
}

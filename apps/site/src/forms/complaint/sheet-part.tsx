import type { ReactNode } from 'react'
import styles from './sheet-part.module.css'

type SheetPartProps = { kicker: string; title: string; titleBold: string; children: ReactNode }

/** Renders a section of the complaint form. On wide screens its title is on the left. */
export function SheetPart({ kicker, title, titleBold, children }: SheetPartProps) {
  return (
    <section className={styles.part} data-later>
      <h2 className={styles.title}>
        <i>{kicker}</i>
        {title} <b>{titleBold}</b>
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

import type { ReactNode } from 'react'
import styles from './sheet-part.module.css'

type SheetPartProps = { kicker: string; title: string; titleBold: string; children: ReactNode }

/** A section of the complaint form: title on the left, fields on the right. */
export function SheetPart({ kicker, title, titleBold, children }: SheetPartProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>
        <i>{kicker}</i>
        {title} <b>{titleBold}</b>
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

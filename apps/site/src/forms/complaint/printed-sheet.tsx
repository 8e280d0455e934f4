import { Rows } from '../submission/rows'
import type { ComplaintBook } from './complaint-book'
import { type ComplaintFields, useComplaintScope } from './complaint-fields'
import { printedRows } from './printed-rows'
import styles from './printed-sheet.module.css'

/** Renders the consumer's answers only in print, because a printed receipt must be a copy of the complaint. */
export function PrintedSheet({ fields, book }: { fields: ComplaintFields; book: ComplaintBook }) {
  const { t } = useComplaintScope()
  return (
    <div className={styles.printed}>
      <Rows rows={printedRows(fields, book, t)} />
    </div>
  )
}

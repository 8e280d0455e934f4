import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './note-row.module.css'

type NoteRowProps = { note: ReactNode; className?: string; children?: ReactNode }

/** Renders the row under a list of cards, with a note on the left and controls on the right. */
export function NoteRow({ note, className, children }: NoteRowProps) {
  return (
    <div className={clsx(styles.noteRow, className)}>
      {note}
      {children}
    </div>
  )
}

import './after.css'
import type { ReactNode } from 'react'

/** The line under a course of cards: a note at the left, controls at the right. */
export function After({ note, children }: { note: ReactNode; children?: ReactNode }) {
  return (
    <div className="after">
      {note}
      {children}
    </div>
  )
}

'use client'

import { useEffect, useRef } from 'react'
import type { Language } from '../../../panel/language/language'
import styles from './lot-grid.module.css'
import { lotMessages } from './messages'

type Props = {
  codes: readonly string[]
  /** The number of people who wait for these lots. They get a mail when the lots are sold. */
  waitingCount: number
  language: Language
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before lots are sold and lists the consequences. A hold can be undone, so it needs none. */
export function SellDialog({ codes, waitingCount, language, isBusy, onConfirm, onCancel }: Props) {
  const messages = lotMessages[language].sell
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} role="alertdialog" aria-labelledby="sell-lots" onClose={onCancel}>
      <h2 id="sell-lots">{messages.title(codes)}</h2>
      <ul>
        {messages.consequences(waitingCount).map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <p className="desk-buttons">
        <button className="desk-btn" type="button" onClick={() => dialog.current?.close()}>
          {messages.cancel}
        </button>
        <button className="desk-btn desk-btn--ink" type="button" disabled={isBusy} onClick={onConfirm}>
          {messages.confirm(codes.length)}
        </button>
      </p>
    </dialog>
  )
}

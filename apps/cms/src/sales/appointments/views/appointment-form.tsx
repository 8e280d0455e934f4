'use client'

import { toast } from '@payloadcms/ui'
import { type ReactNode, useId } from 'react'
import { useSending } from '../../../panel/forms/use-sending'
import { visitWords } from '../messages'
import type { VisitPlaceName } from '../read-appointments'
import styles from './appointments.module.css'
import { TimeFields, wantedTime } from './time-fields'

type Props = {
  /** `/api/visit-desk/…` */
  address: string
  /** Beside place, day and time: whose appointment it is, or which. */
  body: (form: FormData) => object
  title: string
  button: string
  done: string
  places: VisitPlaceName[]
  place: string | null
  day: string
  language: 'es' | 'en'
  close: () => void
  children?: ReactNode
}

/** Books or moves an appointment. What was typed stays when it could not be saved. */
export function AppointmentForm({ address, body, title, button, done, close, children, ...time }: Props) {
  const say = visitWords[time.language]
  const id = useId()
  const reasons: Record<number, string> = { 400: say.invalid, 409: say.full, 422: say.noSuchTime }
  const { isBusy, send } = useSending({ failed: say.failed, refused: (status) => reasons[status] ?? say.failed })

  async function save(form: FormData) {
    if (!(await send(address, { ...body(form), ...wantedTime(form) }))) return
    toast.success(done)
    close()
  }

  return (
    <form
      className={styles.form}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
    >
      {children}
      <TimeFields id={id} {...time} />
      <p className={`desk-buttons ${styles.whole}`}>
        <button className="desk-btn desk-btn--ink" type="submit" disabled={isBusy}>
          {button}
        </button>
        <button className="desk-btn" type="button" onClick={close}>
          {say.back}
        </button>
      </p>
    </form>
  )
}

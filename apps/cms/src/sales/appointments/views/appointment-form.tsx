'use client'

import { toast } from '@payloadcms/ui'
import { type ReactNode, useId } from 'react'
import { useSendRequest } from '../../../panel/forms/use-send-request'
import { appointmentMessages } from '../messages'
import type { AppointmentPlaceName } from '../read-appointments'
import styles from './appointments.module.css'
import { readTimeFields, TimeFields } from './time-fields'

type Props = {
  endpoint: string
  /** Returns the fields to send besides appointment place, day and time. */
  body: (form: FormData) => object
  title: string
  submitLabel: string
  successMessage: string
  places: AppointmentPlaceName[]
  place: string | null
  day: string
  language: 'es' | 'en'
  close: () => void
  children?: ReactNode
}

/** Renders the form that books or moves an appointment. The entered values remain if saving fails. */
export function AppointmentForm({
  endpoint,
  body,
  title,
  submitLabel,
  successMessage,
  close,
  children,
  ...time
}: Props) {
  const messages = appointmentMessages[time.language]
  const id = useId()
  const reasons: Record<number, string> = { 400: messages.invalid, 409: messages.full, 422: messages.noSuchTime }
  const { isBusy, send } = useSendRequest({
    failed: messages.failed,
    rejected: (status) => reasons[status] ?? messages.failed,
  })

  async function save(form: FormData) {
    if (!(await send(endpoint, { ...body(form), ...readTimeFields(form) }))) return
    toast.success(successMessage)
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
          {submitLabel}
        </button>
        <button className="desk-btn" type="button" onClick={close}>
          {messages.back}
        </button>
      </p>
    </form>
  )
}

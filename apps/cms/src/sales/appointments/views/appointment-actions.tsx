'use client'

import type { AppointmentState } from '@app/domain/appointment/appointment-state'
import { useState } from 'react'
import { useDeskRequest } from '../../../panel/forms/use-desk-request'
import { appointmentMessages } from '../messages'
import type { AppointmentPlaceName } from '../read-appointments'
import styles from './appointments.module.css'
import { MoveAppointmentForm } from './move-appointment-form'

type Props = {
  appointment: string
  state: AppointmentState
  hasStarted: boolean
  name: string
  hasEmail: boolean
  places: AppointmentPlaceName[]
  place: string | null
  day: string
  language: 'es' | 'en'
}

/**
 * Renders the buttons that move, cancel or reopen an appointment or record its outcome. A cancellation asks for
 * confirmation, because it frees the time and may send a mail.
 */
export function AppointmentActions({
  appointment,
  state,
  hasStarted,
  name,
  hasEmail,
  places,
  place,
  day,
  language,
}: Props) {
  const messages = appointmentMessages[language]
  const { isBusy, send } = useDeskRequest(messages)
  const [isConfirming, setConfirming] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const mark = (to: AppointmentState) => send('/api/appointment-desk/state', { appointment, state: to })
  const button = (label: string, onClick: () => void, variant = '') => (
    <button
      className={`desk-btn ${variant}`}
      type="button"
      disabled={isBusy}
      onClick={onClick}
      aria-label={messages.of(label, name)}
    >
      {label}
    </button>
  )
  if (isMoving)
    return (
      <MoveAppointmentForm
        appointment={appointment}
        name={name}
        places={places}
        place={place}
        day={day}
        language={language}
        close={() => setMoving(false)}
      />
    )
  if (isConfirming)
    return (
      <div className={styles.ask}>
        <p>{hasEmail ? messages.cancelAsk : messages.cancelAskNoMail}</p>
        <div className="desk-buttons">
          {button(messages.cancelYes, () => mark('cancelled'), 'desk-btn--ink')}
          {button(messages.keep, () => setConfirming(false))}
        </div>
      </div>
    )
  return (
    <div className="desk-buttons">
      {state === 'booked' && hasStarted && button(messages.came, () => mark('came'), 'desk-btn--ink')}
      {state === 'booked' && hasStarted && button(messages.missed, () => mark('missed'))}
      {state === 'booked' && button(messages.move, () => setMoving(true))}
      {state === 'booked' && button(messages.cancel, () => setConfirming(true))}
      {state !== 'booked' && button(messages.reopen, () => mark('booked'))}
    </div>
  )
}

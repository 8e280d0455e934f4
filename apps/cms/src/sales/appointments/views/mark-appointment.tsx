'use client'

import type { VisitState } from '@app/domain/appointment/visit-state'
import { useState } from 'react'
import { useDesk } from '../../../panel/forms/use-action'
import { appointmentMessages } from '../messages'
import type { VisitPlaceName } from '../read-appointments'
import styles from './appointments.module.css'
import { MoveVisit } from './move-appointment'

type Props = {
  visit: string
  state: VisitState
  hasBegun: boolean
  name: string
  /** Without an e-mail address no mail can be sent. */
  hasMail: boolean
  places: VisitPlaceName[]
  place: string | null
  day: string
  language: 'es' | 'en'
}

/**
 * Buttons for the outcome of an appointment. Arrival can be marked only after its start; cancelling sends a mail, so
 * it asks for confirmation.
 */
export function MarkVisit({ visit, state, hasBegun, name, hasMail, places, place, day, language }: Props) {
  const messages = appointmentMessages[language]
  const { isBusy, send } = useDesk(messages)
  const [isConfirming, setConfirming] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const mark = (to: VisitState) => send('/api/visit-desk/state', { visit, state: to })
  const button = (label: string, onClick: () => void, look = '') => (
    <button
      className={`desk-btn ${look}`}
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
      <MoveVisit
        visit={visit}
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
        <p>{hasMail ? messages.cancelAsk : messages.cancelAskNoMail}</p>
        <div className="desk-buttons">
          {button(messages.cancelYes, () => mark('cancelled'), 'desk-btn--ink')}
          {button(messages.keep, () => setConfirming(false))}
        </div>
      </div>
    )
  return (
    <div className="desk-buttons">
      {state === 'booked' && hasBegun && button(messages.came, () => mark('came'), 'desk-btn--ink')}
      {state === 'booked' && hasBegun && button(messages.missed, () => mark('missed'))}
      {state === 'booked' && button(messages.move, () => setMoving(true))}
      {state === 'booked' && button(messages.cancel, () => setConfirming(true))}
      {state !== 'booked' && button(messages.reopen, () => mark('booked'))}
    </div>
  )
}

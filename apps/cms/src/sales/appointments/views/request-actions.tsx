'use client'

import { useState } from 'react'
import { useSendRequest } from '../../../panel/forms/use-send-request'
import { appointmentMessages } from '../messages'
import type { AppointmentPlaceName } from '../read-appointments'
import { AppointmentForm } from './appointment-form'
import styles from './appointments.module.css'

type Props = {
  lead: string
  name: string
  places: AppointmentPlaceName[]
  place: string | null
  day: string
  language: 'es' | 'en'
  /** Whether the lead has an open request, which can be declined. */
  isRequest: boolean
}

/**
 * Renders the buttons that book an appointment for a lead or decline its request. Without an open request, only booking
 * is offered.
 */
export function RequestActions({ lead, name, places, place, day, language, isRequest }: Props) {
  const messages = appointmentMessages[language]
  const [step, setStep] = useState<'none' | 'book' | 'decline'>('none')
  const { isBusy, send } = useSendRequest({ failed: messages.failed, rejected: () => messages.failed })
  const close = () => setStep('none')

  if (step === 'book')
    return (
      <AppointmentForm
        endpoint="/api/appointment-desk/book"
        body={() => ({ person: { lead } })}
        title={messages.of(messages.book, name)}
        submitLabel={messages.bookIt}
        successMessage={messages.booked}
        places={places}
        place={place}
        day={day}
        language={language}
        close={close}
      />
    )
  if (step === 'decline')
    return (
      <div className={styles.ask}>
        <p>{messages.declineAsk}</p>
        <div className="desk-buttons">
          <button
            className="desk-btn desk-btn--ink"
            type="button"
            disabled={isBusy}
            onClick={() => send('/api/appointment-desk/decline', { lead })}
          >
            {messages.declineYes}
          </button>
          <button className="desk-btn" type="button" onClick={close}>
            {messages.keep}
          </button>
        </div>
      </div>
    )
  return (
    <div className="desk-buttons">
      <button
        className={`desk-btn ${isRequest ? 'desk-btn--ink' : ''}`}
        type="button"
        onClick={() => setStep('book')}
        aria-label={messages.of(messages.book, name)}
      >
        {messages.book}
      </button>
      {isRequest && (
        <button
          className="desk-btn"
          type="button"
          onClick={() => setStep('decline')}
          aria-label={messages.of(messages.decline, name)}
        >
          {messages.decline}
        </button>
      )}
    </div>
  )
}

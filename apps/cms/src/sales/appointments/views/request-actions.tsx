'use client'

import { useState } from 'react'
import { useSending } from '../../../panel/forms/use-sending'
import { visitWords } from '../messages'
import type { VisitPlaceName } from '../read-appointments'
import { AppointmentForm } from './appointment-form'
import styles from './appointments.module.css'

type Props = {
  lead: string
  name: string
  places: VisitPlaceName[]
  place: string | null
  day: string
  language: 'es' | 'en'
  /** A request can be declined; an appointment that staff add cannot. */
  isRequest: boolean
}

/** Turns a request into an appointment, or declines it. Without a request: books an appointment for a lead. */
export function RequestActions({ lead, name, places, place, day, language, isRequest }: Props) {
  const say = visitWords[language]
  const [step, setStep] = useState<'none' | 'book' | 'decline'>('none')
  const { isBusy, send } = useSending({ failed: say.failed, refused: () => say.failed })
  const close = () => setStep('none')

  if (step === 'book')
    return (
      <AppointmentForm
        address="/api/visit-desk/book"
        body={() => ({ person: { lead } })}
        title={say.of(say.book, name)}
        button={say.bookIt}
        done={say.booked}
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
        <p>{say.declineAsk}</p>
        <div className="desk-buttons">
          <button
            className="desk-btn desk-btn--ink"
            type="button"
            disabled={isBusy}
            onClick={() => send('/api/visit-desk/decline', { lead })}
          >
            {say.declineYes}
          </button>
          <button className="desk-btn" type="button" onClick={close}>
            {say.keep}
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
        aria-label={say.of(say.book, name)}
      >
        {say.book}
      </button>
      {isRequest && (
        <button
          className="desk-btn"
          type="button"
          onClick={() => setStep('decline')}
          aria-label={say.of(say.decline, name)}
        >
          {say.decline}
        </button>
      )}
    </div>
  )
}

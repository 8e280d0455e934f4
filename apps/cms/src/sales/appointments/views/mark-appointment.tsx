'use client'

import type { VisitState } from '@sillar/domain/appointment/visit-state'
import { useState } from 'react'
import { useDesk } from '../../../panel/forms/use-action'
import { visitWords } from '../messages'
import type { VisitPlaceName } from '../read-appointments'
import styles from './appointments.module.css'
import { MoveVisit } from './move-appointment'

type Props = {
  visit: string
  state: VisitState
  hasBegun: boolean
  name: string
  /** Without one nobody can be written to. */
  hasMail: boolean
  places: VisitPlaceName[]
  place: string | null
  day: string
  language: 'es' | 'en'
}

/** Nobody has come before the time; cancelling writes to somebody, so it is asked for twice. */
export function MarkVisit({ visit, state, hasBegun, name, hasMail, places, place, day, language }: Props) {
  const say = visitWords[language]
  const { isBusy, send } = useDesk(say)
  const [isAsked, setAsked] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const mark = (to: VisitState) => send('/api/visit-desk/state', { visit, state: to })
  const button = (label: string, onClick: () => void, look = '') => (
    <button
      className={`desk-btn ${look}`}
      type="button"
      disabled={isBusy}
      onClick={onClick}
      aria-label={say.of(label, name)}
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
  if (isAsked)
    return (
      <div className={styles.ask}>
        <p>{hasMail ? say.cancelAsk : say.cancelAskNoMail}</p>
        <div className="desk-buttons">
          {button(say.cancelYes, () => mark('cancelled'), 'desk-btn--ink')}
          {button(say.keep, () => setAsked(false))}
        </div>
      </div>
    )
  return (
    <div className="desk-buttons">
      {state === 'booked' && hasBegun && button(say.came, () => mark('came'), 'desk-btn--ink')}
      {state === 'booked' && hasBegun && button(say.missed, () => mark('missed'))}
      {state === 'booked' && button(say.move, () => setMoving(true))}
      {state === 'booked' && button(say.cancel, () => setAsked(true))}
      {state !== 'booked' && button(say.reopen, () => mark('booked'))}
    </div>
  )
}

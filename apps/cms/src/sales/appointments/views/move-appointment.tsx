'use client'

import { appointmentMessages } from '../messages'
import type { VisitPlaceName } from '../read-appointments'
import { AppointmentForm } from './appointment-form'

type Props = {
  visit: string
  name: string
  places: VisitPlaceName[]
  place: string | null
  day: string
  language: 'es' | 'en'
  close: () => void
}

export function MoveVisit({ visit, name, language, ...time }: Props) {
  const messages = appointmentMessages[language]
  return (
    <AppointmentForm
      endpoint="/api/visit-desk/move"
      body={() => ({ visit })}
      title={messages.of(messages.move, name)}
      button={messages.moveIt}
      done={messages.moved}
      language={language}
      {...time}
    />
  )
}

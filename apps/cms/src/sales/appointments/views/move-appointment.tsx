'use client'

import { visitWords } from '../messages'
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
  const say = visitWords[language]
  return (
    <AppointmentForm
      address="/api/visit-desk/move"
      body={() => ({ visit })}
      title={say.of(say.move, name)}
      button={say.moveIt}
      done={say.moved}
      language={language}
      {...time}
    />
  )
}

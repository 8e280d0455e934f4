'use client'

import { appointmentMessages } from '../messages'
import type { AppointmentPlaceName } from '../read-appointments'
import { AppointmentForm } from './appointment-form'

type Props = {
  visit: string
  name: string
  places: AppointmentPlaceName[]
  place: string | null
  day: string
  language: 'es' | 'en'
  close: () => void
}

export function MoveAppointmentForm({ visit, name, language, ...time }: Props) {
  const messages = appointmentMessages[language]
  return (
    <AppointmentForm
      endpoint="/api/visit-desk/move"
      body={() => ({ visit })}
      title={messages.of(messages.move, name)}
      submitLabel={messages.moveIt}
      successMessage={messages.moved}
      language={language}
      {...time}
    />
  )
}

'use client'

import { appointmentMessages } from '../messages'
import type { AppointmentPlaceName } from '../read-appointments'
import { AppointmentForm } from './appointment-form'

type Props = {
  appointment: string
  name: string
  places: AppointmentPlaceName[]
  place: string | null
  day: string
  language: 'es' | 'en'
  close: () => void
}

export function MoveAppointmentForm({ appointment, name, language, ...time }: Props) {
  const messages = appointmentMessages[language]
  return (
    <AppointmentForm
      endpoint="/api/appointment-desk/move"
      body={() => ({ appointment })}
      title={messages.of(messages.move, name)}
      submitLabel={messages.moveIt}
      successMessage={messages.moved}
      language={language}
      {...time}
    />
  )
}

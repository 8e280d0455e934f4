import { limaTimeOf } from '@app/domain/calendar/lima-time'
import { Box, Row } from '../../panel/parts/box'
import { appointmentMessages } from '../../sales/appointments/messages'
import { readAppointmentsOfToday } from '../../sales/appointments/read-appointments'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

export async function AppointmentsTodayBlock({ pool, language, now }: BlockProps) {
  const messages = startMessages[language]
  const appointments = await orUndefined(readAppointmentsOfToday(pool, now, language))
  return (
    <Box id="appointments-today" light={messages.appointmentsToday} bold={messages.appointmentsTodayBold} width="third">
      {!appointments && <p>{messages.notKnown}</p>}
      {appointments?.length === 0 && <p>{messages.noAppointments}</p>}
      <ul className="rows">
        {appointments?.map(({ id, name, place, startsAt, state }) => (
          <Row
            key={id}
            href="/admin/visitas"
            name={name ?? appointmentMessages[language].erased}
            note={place}
            value={state === 'booked' ? limaTimeOf(startsAt) : appointmentMessages[language].states[state]}
          />
        ))}
      </ul>
    </Box>
  )
}

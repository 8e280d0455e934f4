import { limaTimeOf } from '@app/domain/calendar/lima-time'
import { Box, Row } from '../../panel/parts/box'
import { appointmentMessages } from '../../sales/appointments/messages'
import { readAppointmentsOfToday } from '../../sales/appointments/read-appointments'
import { type BlockProps, ifKnown } from '../block-props'
import { startMessages } from '../messages'

/** Today's appointments. */
export async function VisitsTodayBlock({ pool, language, now }: BlockProps) {
  const messages = startMessages[language]
  const visits = await ifKnown(readAppointmentsOfToday(pool, now, language))
  return (
    <Box id="visits-today" light={messages.visitsToday} bold={messages.visitsTodayBold} width="third">
      {!visits && <p>{messages.notKnown}</p>}
      {visits?.length === 0 && <p>{messages.noVisits}</p>}
      <ul className="rows">
        {visits?.map(({ id, name, place, startsAt, state }) => (
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

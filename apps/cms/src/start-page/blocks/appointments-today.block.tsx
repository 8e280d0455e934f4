import { limaTimeOf } from '@sillar/domain/appointment/visit-times'
import { Box, Row } from '../../panel/parts/box'
import { visitWords } from '../../sales/appointments/messages'
import { readVisitsOfToday } from '../../sales/appointments/read-appointments'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'

/** Who comes today, and where. */
export async function VisitsTodayBlock({ pool, language, now }: BlockProps) {
  const say = words[language]
  const visits = await ifKnown(readVisitsOfToday(pool, now, language))
  return (
    <Box id="visits-today" light={say.visitsToday} bold={say.visitsTodayBold} width="third">
      {!visits && <p>{say.notKnown}</p>}
      {visits?.length === 0 && <p>{say.noVisits}</p>}
      <ul className="rows">
        {visits?.map(({ id, name, place, startsAt, state }) => (
          <Row
            key={id}
            href="/admin/visitas"
            name={name ?? visitWords[language].nobody}
            note={place}
            value={state === 'booked' ? limaTimeOf(startsAt) : visitWords[language].states[state]}
          />
        ))}
      </ul>
    </Box>
  )
}

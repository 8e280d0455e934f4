import { limaTimeOf } from '@sillar/domain/visit/visit-times'
import { visitWords } from '../../visits/panel/words'
import { readVisitsOfToday } from '../../visits/read-visits'
import { type BlockProps, ifKnown } from '../block-props'
import { Box, Row } from '../box'
import { words } from '../words'

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

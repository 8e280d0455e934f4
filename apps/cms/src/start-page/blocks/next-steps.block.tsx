import { formatInstant } from '@app/domain/calendar/format-date'
import { Box, Row } from '../../panel/parts/box'
import { readStepsOfToday } from '../../sales/leads/sales-figures'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

export async function NextStepsBlock({ pool, language, now, user }: BlockProps & { user: string }) {
  const messages = startMessages[language]
  const steps = await orUndefined(readStepsOfToday(pool, now, user))
  return (
    <Box id="next-steps" light={messages.stepsToday} bold={messages.stepsTodayBold} width="third">
      {!steps && <p>{messages.notKnown}</p>}
      {steps?.length === 0 && <p>{messages.noSteps}</p>}
      <ul className="rows">
        {steps?.map(({ id, name, step, at }) => (
          <Row
            key={id}
            href={`/admin/consultas/${id}`}
            name={name}
            note={step}
            value={at < now ? `${messages.overdue}, ${formatInstant(at, language)}` : formatInstant(at, language)}
            isBad={at < now}
          />
        ))}
      </ul>
    </Box>
  )
}

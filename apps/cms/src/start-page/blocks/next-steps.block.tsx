import { dayAndTime } from '../../panel/dates/format-time'
import { Box, Row } from '../../panel/parts/box'
import { readStepsOfToday } from '../../sales/leads/sales-figures'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'

/** What was promised for today, and what should have been done before. */
export async function NextStepsBlock({ pool, language, now, user }: BlockProps & { user: string }) {
  const say = words[language]
  const steps = await ifKnown(readStepsOfToday(pool, now, user))
  return (
    <Box id="next-steps" light={say.stepsToday} bold={say.stepsTodayBold} width="third">
      {!steps && <p>{say.notKnown}</p>}
      {steps?.length === 0 && <p>{say.noSteps}</p>}
      <ul className="rows">
        {steps?.map(({ id, name, step, at }) => (
          <Row
            key={id}
            href={`/admin/consultas/${id}`}
            name={name}
            note={step}
            value={at < now ? `${say.overdue}, ${dayAndTime(at, language)}` : dayAndTime(at, language)}
            isBad={at < now}
          />
        ))}
      </ul>
    </Box>
  )
}

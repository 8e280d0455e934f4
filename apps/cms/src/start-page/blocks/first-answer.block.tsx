import { median } from '@app/domain/lead/first-answer'
import { Box } from '../../panel/parts/box'
import { readAnswerTimes } from '../../sales/leads/sales-figures'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

/** Shows the median time to the first answer this week, in opening hours. */
export async function FirstAnswerBlock({ pool, language, now }: BlockProps) {
  const messages = startMessages[language]
  const minutes = await orUndefined(readAnswerTimes(pool, now))
  const medianMinutes = minutes && median(minutes)
  return (
    <Box id="first-answer" light={messages.firstAnswer} bold={messages.firstAnswerBold} width="third">
      {!minutes && <p>{messages.notKnown}</p>}
      {minutes && medianMinutes === undefined && <p>{messages.noAnswers}</p>}
      {minutes && medianMinutes !== undefined && (
        <>
          <p className="figure">
            {medianMinutes < 120 ? `${Math.round(medianMinutes)} min` : `${Math.round(medianMinutes / 60)} h`}
          </p>
          <p>{messages.answersCounted(minutes.length)}</p>
        </>
      )}
    </Box>
  )
}

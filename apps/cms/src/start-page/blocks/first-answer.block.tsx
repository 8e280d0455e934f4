import { median } from '@app/domain/lead/first-answer'
import { Box } from '../../panel/parts/box'
import { readAnswerTimes } from '../../sales/leads/sales-figures'
import { type BlockProps, ifKnown } from '../block-props'
import { startMessages } from '../messages'

/** The time to the first answer this week, in opening hours. */
export async function FirstAnswerBlock({ pool, language, now }: BlockProps) {
  const messages = startMessages[language]
  const minutes = await ifKnown(readAnswerTimes(pool, now))
  const middle = minutes && median(minutes)
  return (
    <Box id="first-answer" light={messages.firstAnswer} bold={messages.firstAnswerBold} width="third" isInk>
      {!minutes && <p>{messages.notKnown}</p>}
      {minutes && middle === undefined && <p>{messages.noAnswers}</p>}
      {minutes && middle !== undefined && (
        <>
          <p className="figure">{middle < 120 ? `${Math.round(middle)} min` : `${Math.round(middle / 60)} h`}</p>
          <p>{messages.answersCounted(minutes.length)}</p>
        </>
      )}
    </Box>
  )
}

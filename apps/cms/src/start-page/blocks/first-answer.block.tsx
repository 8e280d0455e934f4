import { median } from '@sillar/domain/lead/first-answer'
import { Box } from '../../panel/parts/box'
import { readAnswerTimes } from '../../sales/leads/sales-figures'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'

/** How long people waited this week for their first answer, in the hours in which somebody was there. */
export async function FirstAnswerBlock({ pool, language, now }: BlockProps) {
  const say = words[language]
  const minutes = await ifKnown(readAnswerTimes(pool, now))
  const middle = minutes && median(minutes)
  return (
    <Box id="first-answer" light={say.firstAnswer} bold={say.firstAnswerBold} width="third" isInk>
      {!minutes && <p>{say.notKnown}</p>}
      {minutes && middle === undefined && <p>{say.noAnswers}</p>}
      {minutes && middle !== undefined && (
        <>
          <p className="figure">{middle < 120 ? `${Math.round(middle)} min` : `${Math.round(middle / 60)} h`}</p>
          <p>{say.answersCounted(minutes.length)}</p>
        </>
      )}
    </Box>
  )
}

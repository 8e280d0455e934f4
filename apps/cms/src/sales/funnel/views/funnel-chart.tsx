import { formatDay } from '@app/domain/calendar/format-date'
import { arePageViewsComplete, type FunnelFigures, shareOf } from '@app/domain/funnel/sales-funnel'
import { countChange, formatSigned } from '@app/domain/team/figure-change'
import type { CSSProperties } from 'react'
import type { Language } from '../../../panel/language/language'
import { FigureDifference } from '../../team/views/figure-difference'
import { figureIn, funnelMessages, percentIn } from '../messages'
import type { ComparedFunnel } from '../read-funnel'

type Props = { funnel: ComparedFunnel; from: string; previousFrom: string; language: Language }

const leadSteps = ['leads', 'contacted', 'visited', 'reserved', 'won'] as const

/**
 * Renders the steps of the funnel as bars. Page views have no bar, because there are thousands of them and every other
 * bar would be too short.
 */
export function FunnelChart({ funnel: { current, previous }, from, previousFrom, language }: Props) {
  const messages = funnelMessages[language]
  const { total, countedSince } = current
  const isComparable = arePageViewsComplete(countedSince, from)
  return (
    <>
      <ol className="funnel">
        <li className="funnel__page-views">
          <span>{messages.steps.pageViews}</span>
          <b>{countedSince ? figureIn(language, total.pageViews) : '–'}</b>
          {!isComparable && (
            <small>
              {countedSince ? messages.countedSince(formatDay(countedSince, language)) : messages.notCounted}
            </small>
          )}
          {arePageViewsComplete(countedSince, previousFrom) && (
            <Change current={total.pageViews} previous={previous.total.pageViews} language={language} />
          )}
        </li>
        {leadSteps.map((step, index) => (
          <li key={step}>
            <span>{messages.steps[step]}</span>
            <i
              style={{ '--share': `${shareOf(total[step], total.leads) ?? 0}%` } as CSSProperties}
              aria-hidden="true"
            />
            <b>{figureIn(language, total[step])}</b>
            <small>
              {index === 0
                ? isComparable
                  ? shareOfPageViews(total, language)
                  : ''
                : shareOfPreviousStep(total, step, language)}
            </small>
            <Change current={total[step]} previous={previous.total[step]} language={language} />
          </li>
        ))}
      </ol>
      <p className="desk-soft">
        {messages.howCounted} {messages.notCompared}
      </p>
    </>
  )
}

/** Renders the difference to the previous period, such as "+12 compared with 30". */
function Change({ current, previous, language }: { current: number; previous: number; language: Language }) {
  const change = countChange(current, previous)
  if (!change) return null
  const format = (difference: number) =>
    funnelMessages[language].versus(
      formatSigned(difference, figureIn(language, Math.abs(difference))),
      figureIn(language, previous),
    )
  return <FigureDifference change={change} format={format} language={language} />
}

const shareOfPageViews = ({ leads, pageViews }: FunnelFigures, language: Language) =>
  pageViews > 0 ? funnelMessages[language].ofPageViews(percentIn(language, shareOf(leads, pageViews))) : ''

function shareOfPreviousStep(total: FunnelFigures, step: (typeof leadSteps)[number], language: Language): string {
  const previousStep = leadSteps[leadSteps.indexOf(step) - 1] ?? 'leads'
  const share = shareOf(total[step], total[previousStep])
  return share === undefined ? '' : funnelMessages[language].ofPrevious(percentIn(language, share))
}

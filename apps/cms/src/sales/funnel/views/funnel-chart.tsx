import { formatDay } from '@app/domain/calendar/format-date'
import { arePageViewsComplete, type FunnelFigures, shareOf } from '@app/domain/funnel/sales-funnel'
import type { CSSProperties } from 'react'
import type { Language } from '../../../panel/language/language'
import { figureIn, funnelMessages, percentIn } from '../messages'
import type { Funnel } from '../read-funnel'

type Props = { funnel: Funnel; from: string; language: Language }

const leadSteps = ['leads', 'contacted', 'visited', 'reserved', 'won'] as const

/**
 * Renders the steps of the funnel as bars. Page views have no bar, because there are thousands of them and every other
 * bar would be too short.
 */
export function FunnelChart({ funnel: { total, countedSince }, from, language }: Props) {
  const messages = funnelMessages[language]
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
          </li>
        ))}
      </ol>
      <p className="desk-soft">{messages.howCounted}</p>
    </>
  )
}

const shareOfPageViews = ({ leads, pageViews }: FunnelFigures, language: Language) =>
  pageViews > 0 ? funnelMessages[language].ofPageViews(percentIn(language, shareOf(leads, pageViews))) : ''

function shareOfPreviousStep(total: FunnelFigures, step: (typeof leadSteps)[number], language: Language): string {
  const previousStep = leadSteps[leadSteps.indexOf(step) - 1] ?? 'leads'
  const share = shareOf(total[step], total[previousStep])
  return share === undefined ? '' : funnelMessages[language].ofPrevious(percentIn(language, share))
}

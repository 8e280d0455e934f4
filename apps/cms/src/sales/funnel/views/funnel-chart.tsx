import { formatDay } from '@app/domain/calendar/format-date'
import { areVisitsWhole, type FunnelFigures, shareOf } from '@app/domain/funnel/sales-funnel'
import type { CSSProperties } from 'react'
import type { Language } from '../../../panel/language/language'
import { figureIn, funnelMessages, percentIn } from '../messages'
import type { Funnel } from '../read-funnel'

type Props = { funnel: Funnel; from: string; language: Language }

const ofLeads = ['leads', 'contacted', 'visited', 'reserved', 'won'] as const

/**
 * The steps as bars with their figures, in reading order for screen readers. Bars are relative to the number of
 * leads: next to thousands of page views they would all be too short, so page views are a figure above.
 */
export function FunnelChart({ funnel: { whole, countedSince }, from, language }: Props) {
  const messages = funnelMessages[language]
  const isComparable = areVisitsWhole(countedSince, from)
  return (
    <>
      <ol className="funnel">
        <li className="funnel__visits">
          <span>{messages.steps.siteVisits}</span>
          <b>{countedSince ? figureIn(language, whole.siteVisits) : '–'}</b>
          {!isComparable && (
            <small>
              {countedSince ? messages.countedSince(formatDay(countedSince, language)) : messages.notCounted}
            </small>
          )}
        </li>
        {ofLeads.map((step, at) => (
          <li key={step}>
            <span>{messages.steps[step]}</span>
            <i
              style={{ '--share': `${shareOf(whole[step], whole.leads) ?? 0}%` } as CSSProperties}
              aria-hidden="true"
            />
            <b>{figureIn(language, whole[step])}</b>
            <small>
              {at === 0 ? (isComparable ? ofVisits(whole, language) : '') : ofPrevious(whole, step, language)}
            </small>
          </li>
        ))}
      </ol>
      <p className="desk-soft">{messages.howCounted}</p>
    </>
  )
}

const ofVisits = ({ leads, siteVisits }: FunnelFigures, language: Language) =>
  siteVisits > 0 ? funnelMessages[language].ofVisits(percentIn(language, shareOf(leads, siteVisits))) : ''

function ofPrevious(whole: FunnelFigures, step: (typeof ofLeads)[number], language: Language): string {
  const before = ofLeads[ofLeads.indexOf(step) - 1] ?? 'leads'
  const share = shareOf(whole[step], whole[before])
  return share === undefined ? '' : funnelMessages[language].ofPrevious(percentIn(language, share))
}

import { dayInWords } from '@sillar/domain/calendar/day-in-words'
import { areVisitsWhole, type FunnelFigures, shareOf } from '@sillar/domain/funnel/sales-funnel'
import type { CSSProperties } from 'react'
import { type FunnelLanguage, figureIn, funnelWords, percentIn } from '../messages'
import type { Funnel } from '../read-funnel'

type Props = { funnel: Funnel; from: string; language: FunnelLanguage }

const ofLeads = ['leads', 'contacted', 'visited', 'reserved', 'won'] as const

/**
 * The steps as bars with their figures, read in order by a screen reader. Bars are shares of the leads: beside thousands
 * of visits every other bar would be a line, so the visits stand above them as a figure.
 */
export function FunnelChart({ funnel: { whole, countedSince }, from, language }: Props) {
  const say = funnelWords[language]
  const isComparable = areVisitsWhole(countedSince, from)
  return (
    <>
      <ol className="funnel">
        <li className="funnel__visits">
          <span>{say.steps.siteVisits}</span>
          <b>{countedSince ? figureIn(language, whole.siteVisits) : '–'}</b>
          {!isComparable && (
            <small>{countedSince ? say.countedSince(dayInWords(countedSince, language)) : say.notCounted}</small>
          )}
        </li>
        {ofLeads.map((step, at) => (
          <li key={step}>
            <span>{say.steps[step]}</span>
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
      <p className="desk-soft">{say.howCounted}</p>
    </>
  )
}

const ofVisits = ({ leads, siteVisits }: FunnelFigures, language: FunnelLanguage) =>
  siteVisits > 0 ? funnelWords[language].ofVisits(percentIn(language, shareOf(leads, siteVisits))) : ''

function ofPrevious(whole: FunnelFigures, step: (typeof ofLeads)[number], language: FunnelLanguage): string {
  const before = ofLeads[ofLeads.indexOf(step) - 1] ?? 'leads'
  const share = shareOf(whole[step], whole[before])
  return share === undefined ? '' : funnelWords[language].ofPrevious(percentIn(language, share))
}

import { type FigureChange, formatMinutesLong, formatSigned } from '@app/domain/team/figure-change'
import type { Language } from '../../../panel/language/language'
import { teamMessages } from '../messages'

type Props = { change: FigureChange; format?: (difference: number) => string; language: Language }

export const minutesText = (difference: number): string =>
  formatSigned(difference, formatMinutesLong(Math.abs(difference)))

/** Renders a difference with its sign. The colour and a text for screen readers say whether it is better or worse. */
export function FigureDifference({ change: { difference, rating }, format = formatSigned, language }: Props) {
  const messages = teamMessages[language]
  if (rating === 'equal') return <small>{messages.equal}</small>
  return (
    <small data-rating={rating}>
      {format(difference)}
      <span className="desk-hidden">, {messages[rating]}</span>
    </small>
  )
}

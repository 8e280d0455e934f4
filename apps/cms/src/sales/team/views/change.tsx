import { type FigureChange, formatMinutesLong, signed } from '@app/domain/team/figure-change'
import type { Language } from '../../../panel/language/language'
import { teamMessages } from '../messages'

type Props = { change: FigureChange; format?: (difference: number) => string; language: Language }

export const minutesText = (difference: number): string => signed(difference, formatMinutesLong(Math.abs(difference)))

/** Renders a difference with its sign. Screen readers also say whether it is better, which others see by its colour. */
export function Change({ change: { difference, judgement }, format = signed, language }: Props) {
  const messages = teamMessages[language]
  if (judgement === 'equal') return <small>{messages.equal}</small>
  return (
    <small data-judgement={judgement}>
      {format(difference)}
      <span className="desk-hidden">, {messages[judgement]}</span>
    </small>
  )
}

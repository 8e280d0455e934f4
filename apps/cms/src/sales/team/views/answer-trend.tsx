import { formatMinutesLong } from '@app/domain/team/figure-change'
import type { Language } from '../../../panel/language/language'
import { teamMessages } from '../messages'

const WIDTH = 64
const HEIGHT = 16

/** Renders the weekly medians as a line. A lower line means faster answers. */
export function AnswerTrend({ weeks, language }: { weeks: (number | undefined)[]; language: Language }) {
  const max = Math.max(1, ...weeks.map((minutes) => minutes ?? 0))
  const points = weeks.flatMap((minutes, index) =>
    minutes === undefined
      ? []
      : [{ x: (index * WIDTH) / (weeks.length - 1), y: HEIGHT - 1 - ((HEIGHT - 2) * minutes) / max }],
  )
  const last = points.at(-1)
  if (points.length < 2 || !last) return null
  const spoken = weeks.map((minutes) => (minutes === undefined ? '–' : formatMinutesLong(minutes))).join(', ')
  return (
    <svg
      className="team__trend"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={teamMessages[language].trend(spoken)}
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <circle cx={last.x} cy={last.y} r="2.5" fill="currentColor" />
    </svg>
  )
}

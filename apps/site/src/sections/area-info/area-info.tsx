import './area-info.css'
import type { AreaView } from '@/content/areas'
import { placeLine } from '@/content/places'
import { Duo } from '@/ui/duo'
import { Icon } from '@/ui/icon'

/** Overlaps the slider: the name of the place and what it is known for, laid as one course. */
export function AreaInfo({ area }: { area: AreaView }) {
  const { landing } = area
  return (
    <div className="wrap area-info">
      <div className="area-info__name on-inverse">
        <Duo as="h1" title={landing.title} titleBold={landing.titleBold} />
        <p className="area-info__place">
          <Icon name="pin" />
          {placeLine(area)}
        </p>
      </div>
      <dl className={`area-info__facts area-info__facts--${landing.facts.length}`}>
        {landing.facts.map(({ value, text }) => (
          <div key={value}>
            <dt>{value}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

import './about-purpose.css'
import { useId } from 'react'
import type { AboutContent } from '@/content/about'
import { Duo } from '@/ui/duo'

type Purpose = AboutContent['mission']

/** Mission and vision: a course of two, the first one long. */
export function AboutPurpose({ mission, vision }: { mission: Purpose; vision: Purpose }) {
  return (
    <div className="wrap section">
      <div className="purpose">
        <Block {...mission} reveal={2} />
        <Block {...vision} reveal={3} />
      </div>
    </div>
  )
}

/** Each comes from its own side. */
function Block({ title, titleBold, text, reveal }: Purpose & { reveal: 2 | 3 }) {
  const headingId = useId()
  return (
    <section className="purpose__block" aria-labelledby={headingId} data-reveal={reveal}>
      <Duo id={headingId} title={title} titleBold={titleBold} inline small />
      <p>{text}</p>
    </section>
  )
}

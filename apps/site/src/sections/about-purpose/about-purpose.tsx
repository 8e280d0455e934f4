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
        <Block {...mission} />
        <Block {...vision} />
      </div>
    </div>
  )
}

function Block({ title, titleBold, text }: Purpose) {
  const headingId = useId()
  return (
    <section className="purpose__block" aria-labelledby={headingId} data-reveal="1">
      <Duo id={headingId} title={title} titleBold={titleBold} inline small />
      <p>{text}</p>
    </section>
  )
}

import './about-chronology.css'
import { useId } from 'react'
import type { AboutContent } from '@/content/about'
import { Duo } from '@/ui/duo'
import { Picture } from '@/ui/picture'

type Entry = AboutContent['chronology']['entries'][number]

/** A course per year. The long block changes sides from one to the next, so the wall has no running joint. */
export function AboutChronology({ chronology }: { chronology: AboutContent['chronology'] }) {
  const headingId = useId()
  return (
    <section className="section chronology" aria-labelledby={headingId}>
      <div className="wrap">
        <Duo id={headingId} title={chronology.title} titleBold={chronology.titleBold} />
        <ol>
          {chronology.entries.map((entry) => (
            <Year key={entry.year} entry={entry} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Year({ entry }: { entry: Entry }) {
  return (
    <li className="year" data-reveal="1" data-reveal-delay="0.2" data-reveal-threshold="0.3">
      <div className="year__words">
        <p className="year__number">{entry.year}</p>
        <div>
          <h3>{entry.title}</h3>
          <p>{entry.description}</p>
        </div>
      </div>
      <div className="year__media">
        <Picture image={entry.image} span="two-thirds" />
      </div>
    </li>
  )
}

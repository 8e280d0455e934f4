import { useId } from 'react'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { SectionHead } from '@/components/section-head/section-head'
import styles from './track-record.module.css'

type TrackRecordProps = {
  title: string
  titleBold: string
  delivered: { name: string; place: string; href: string; image: ResponsiveImage; facts: string[] }[]
  construction: { name: string; projects: { name: string; href: string; percent: number; note: string }[] }
}

/** Renders the delivered projects, and the construction percentage of the others with the date of their last update. */
export function TrackRecord({ title, titleBold, delivered, construction }: TrackRecordProps) {
  const headingId = useId()
  return (
    <section className={styles.trackRecord} aria-labelledby={headingId}>
      <div className="wrap">
        <SectionHead id={headingId} title={title} titleBold={titleBold} />
        <div className={styles.grid}>
          {delivered.map(({ name, place, href, image, facts }) => (
            <article key={name} className={styles.delivered}>
              <Image image={image} span="half" />
              <div>
                <h3>
                  <a href={href}>
                    {name}, {place}
                  </a>
                </h3>
                <p>{facts.join(' ')}</p>
              </div>
            </article>
          ))}
          {construction.projects.length > 0 && (
            <div className={styles.construction}>
              <h3>{construction.name}</h3>
              <ul>
                {construction.projects.map(({ name, href, percent, note }) => (
                  <li key={name}>
                    <a href={href}>{name}</a>
                    <b>{percent} %</b>
                    <progress value={percent} max={100} aria-hidden="true" />
                    <small>{note}</small>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

import clsx from 'clsx'
import { useId } from 'react'
import { Heading } from '@/components/heading/heading'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { reveal } from '@/components/reveal/reveal'
import styles from './about-chronology.module.css'

type Entry = { year: number; title: string; description: string; image: ResponsiveImage }
type AboutChronologyProps = { title: string; titleBold: string; entries: Entry[] }

export function AboutChronology({ title, titleBold, entries }: AboutChronologyProps) {
  const headingId = useId()
  return (
    <section className={clsx('section', styles.aboutChronology)} aria-labelledby={headingId}>
      <div className="wrap">
        <Heading id={headingId} title={title} titleBold={titleBold} />
        <ol>
          {entries.map((entry) => (
            <Year key={entry.year} entry={entry} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Year({ entry }: { entry: Entry }) {
  return (
    <li className={styles.year}>
      <div className={styles.yearWords}>
        <p className={styles.yearNumber}>{entry.year}</p>
        <div>
          <h3>{entry.title}</h3>
          <p>{entry.description}</p>
        </div>
      </div>
      <div className={styles.yearMedia} {...reveal(1, { delay: 0.2, threshold: 0.3 })}>
        <Image image={entry.image} span="two-thirds" />
      </div>
    </li>
  )
}

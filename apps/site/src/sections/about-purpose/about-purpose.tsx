import { useId } from 'react'
import { Heading } from '@/components/heading/heading'
import { reveal } from '@/components/reveal/reveal'
import styles from './about-purpose.module.css'

type Purpose = { title: string; titleBold: string; text: string }

export function AboutPurpose({ mission, vision }: { mission: Purpose; vision: Purpose }) {
  return (
    <div className="wrap section">
      <div className={styles.aboutPurpose}>
        <Block {...mission} from={2} />
        <Block {...vision} from={3} />
      </div>
    </div>
  )
}

/** Renders a heading with a text that slides in from the left (2) or the right (3). */
function Block({ title, titleBold, text, from }: Purpose & { from: 2 | 3 }) {
  const headingId = useId()
  return (
    <section className={styles.block} aria-labelledby={headingId}>
      <Heading id={headingId} title={title} titleBold={titleBold} inline small />
      <p {...reveal(from)}>{text}</p>
    </section>
  )
}

import { SectionHead } from '@/components/section-head/section-head'
import styles from './sample-data.module.css'

type SampleDataProps = {
  id: string
  title: string
  titleBold: string
  invented: { name: string; text: string }
  working: { name: string; text: string }
  privacy: { href: string; text: string }
}

/** Renders the list of what is invented on this site and what really works. */
export function SampleData({ id, title, titleBold, invented, working, privacy }: SampleDataProps) {
  return (
    <section className={styles.sampleData} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} titleBold={titleBold} />
        <dl>
          <div>
            <dt>{invented.name}</dt>
            <dd>{invented.text}</dd>
          </div>
          <div>
            <dt>{working.name}</dt>
            <dd>
              {working.text} <a href={privacy.href}>{privacy.text}</a>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

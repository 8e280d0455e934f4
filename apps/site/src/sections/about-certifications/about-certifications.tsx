import clsx from 'clsx'
import { useId } from 'react'
import { Heading } from '@/components/heading/heading'
import { Intro } from '@/components/text/text'
import styles from './about-certifications.module.css'

type AboutCertificationsProps = {
  title: string
  titleBold: string
  intro: string
  items: { name: string; detail: string }[]
}

export function AboutCertifications({ title, titleBold, intro, items }: AboutCertificationsProps) {
  const headingId = useId()
  return (
    <section className={clsx('section', styles.aboutCertifications)} aria-labelledby={headingId}>
      <div className={clsx('wrap', styles.grid)}>
        <div className={styles.words}>
          <Heading id={headingId} title={title} titleBold={titleBold} />
          <Intro>{intro}</Intro>
        </div>
        <dl>
          {items.map(({ name, detail }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

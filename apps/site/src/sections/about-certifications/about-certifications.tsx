import clsx from 'clsx'
import { useId } from 'react'
import { Heading } from '@/components/heading/heading'
import { Lead } from '@/components/text/text'
import styles from './about-certifications.module.css'

type AboutCertificationsProps = {
  title: string
  titleBold: string
  lead: string
  items: { name: string; detail: string }[]
}

/** The norms by name, in letters as large as the claim; what is only planned says so beside its name. */
export function AboutCertifications({ title, titleBold, lead, items }: AboutCertificationsProps) {
  const headingId = useId()
  return (
    <section className={clsx('section', styles.aboutCertifications)} aria-labelledby={headingId}>
      <div className={clsx('wrap', styles.grid)}>
        <div className={styles.words}>
          <Heading id={headingId} title={title} titleBold={titleBold} />
          <Lead>{lead}</Lead>
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

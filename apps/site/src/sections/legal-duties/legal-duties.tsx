import { useId } from 'react'
import { SectionHead } from '@/components/section-head/section-head'
import { Small } from '@/components/text/text'
import styles from './legal-duties.module.css'

type LegalDutiesProps = {
  title: string
  titleBold: string
  intro: string
  note: string
  duties: { text: string; href: string; where: string }[]
}

/**
 * Renders what consumer law requires us to show about future property, with links to the parts of the site that show
 * it.
 */
export function LegalDuties({ title, titleBold, intro, note, duties }: LegalDutiesProps) {
  const headingId = useId()
  return (
    <section className={styles.legalDuties} aria-labelledby={headingId}>
      <div className="wrap">
        <SectionHead id={headingId} title={title} titleBold={titleBold} />
        <p className={styles.intro}>{intro}</p>
        <ol>
          {duties.map(({ text, href, where }) => (
            <li key={text}>
              {text}
              <a href={href}>{where}</a>
            </li>
          ))}
        </ol>
        <Small className={styles.note}>{note}</Small>
      </div>
    </section>
  )
}

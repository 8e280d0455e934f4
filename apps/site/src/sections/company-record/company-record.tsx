import { ExternalLink } from 'lucide-react'
import { TextLink } from '@/components/button/button'
import { SectionHead } from '@/components/section-head/section-head'
import { Small } from '@/components/text/text'
import styles from './company-record.module.css'

type CompanyRecordProps = {
  id: string
  title: string
  titleBold: string
  rows: { name: string; value: string; href?: string }[]
  registers: { title: string; links: { href: string; text: string }[]; note: string }
}

/** Renders the data of the company, and the public registers where people can check them. */
export function CompanyRecord({ id, title, titleBold, rows, registers }: CompanyRecordProps) {
  return (
    <section className={styles.companyRecord} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} titleBold={titleBold} />
        <div className={styles.grid}>
          <dl className={styles.rows}>
            {rows.map(({ name, value, href }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{href ? <a href={href}>{value}</a> : value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.registers}>
            <h3>{registers.title}</h3>
            <ul>
              {registers.links.map(({ href, text }) => (
                <li key={href}>
                  <TextLink href={href} icon={ExternalLink} iconFirst>
                    {text}
                  </TextLink>
                </li>
              ))}
            </ul>
            <Small>{registers.note}</Small>
          </div>
        </div>
      </div>
    </section>
  )
}

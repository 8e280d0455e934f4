import { ChevronDown, FileText } from 'lucide-react'
import { TextLink } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { SectionHead } from '@/components/section-head/section-head'
import { Small } from '@/components/text/text'
import styles from './document-index.module.css'

type DocumentIndexProps = {
  id: string
  title: string
  titleBold: string
  note: string | null
  projects: {
    name: string
    place: string
    documents: { name: string; proves: string | null; date: string | null; href: string; text: string }[]
  }[]
  others: { href: string; text: string } | null
}

/** Renders the documents of each project. Only the first project is expanded. */
export function DocumentIndex({ id, title, titleBold, note, projects, others }: DocumentIndexProps) {
  return (
    <section className={styles.documentIndex} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} titleBold={titleBold}>
          {note && <Small>{note}</Small>}
        </SectionHead>
        {projects.map(({ name, place, documents }, index) => (
          <details key={name} className={styles.project} open={index === 0}>
            <summary>
              <h3>
                {name} <small>{place}</small>
              </h3>
              <span>{documents.length} PDF</span>
              <Icon icon={ChevronDown} />
            </summary>
            <ul>
              {documents.map((document) => (
                <li key={document.href}>
                  <a href={document.href}>
                    <Icon icon={FileText} />
                    <span>
                      <b>{document.name}</b>
                      {document.proves}
                    </span>
                    <small>{[document.date, document.text].filter(Boolean).join(' · ')}</small>
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
        {others && <TextLink href={others.href}>{others.text}</TextLink>}
      </div>
    </section>
  )
}

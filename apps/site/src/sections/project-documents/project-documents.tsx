import clsx from 'clsx'
import { Download, FileText, MessageCircle } from 'lucide-react'
import { TextLink } from '@/components/button/button'
import fold from '@/components/fold/fold.module.css'
import { Icon } from '@/components/icon/icon'
import { SectionHead } from '@/components/section-head/section-head'
import { Small } from '@/components/text/text'
import { anchors } from '@/i18n/anchors'
import styles from './project-documents.module.css'

type ProjectDocument = {
  name: string
  /** What the document proves. */
  proves: string | null
  /** Issuer, number, date and note. */
  details: string
  file: { href: string; text: string } | null
}

type ProjectDocumentsProps = {
  title: string
  titleBold: string
  intro: string
  /** Null until the brochure is drawn, and in previews and development, which have no brochures. */
  brochure: { href: string; text: string } | null
  documents: ProjectDocument[]
  questions: { question: string; answer: string }[]
  ask: { href: string; text: string }
}

/**
 * Renders the documents to read before signing, and frequent questions with collapsed answers. Documents that have no file
 * yet are listed too.
 */
export function ProjectDocuments(props: ProjectDocumentsProps) {
  const { title, titleBold, intro, brochure, documents, questions, ask } = props
  return (
    <section className="section" aria-labelledby={anchors.documents}>
      <div className="wrap">
        <SectionHead id={anchors.documents} title={title} titleBold={titleBold}>
          {documents.length > 0 && <Small>{intro}</Small>}
        </SectionHead>
        <ul className={styles.documents}>
          {documents.map((entry) => (
            <DocumentRow key={entry.name} {...entry} />
          ))}
          {brochure && (
            <li>
              <Icon icon={Download} />
              <a className={styles.brochure} href={brochure.href}>
                {brochure.text}
              </a>
            </li>
          )}
        </ul>
        <div className={styles.questions}>
          {questions.map(({ question, answer }) => (
            <details key={question} name="question">
              <summary className={fold.summary}>
                <h3>{question}</h3>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
        <TextLink href={ask.href} icon={MessageCircle} iconFirst>
          {ask.text}
        </TextLink>
      </div>
    </section>
  )
}

function DocumentRow({ name, proves, details, file }: ProjectDocument) {
  return (
    <li>
      <Icon icon={FileText} />
      <span>
        <b>{name}</b>
        <small>
          {proves} <span className={clsx(proves && styles.details)}>{details}</span>
        </small>
      </span>
      {file && (
        <a className={styles.file} href={file.href}>
          {file.text}
          <span className="sr"> {name}</span>
        </a>
      )}
    </li>
  )
}

import type { HoursRow } from '@app/domain/lead/format-hours'
import clsx from 'clsx'
import { Download, FileText } from 'lucide-react'
import { DemoMark } from '@/components/demo-mark/demo-mark'
import { Heading } from '@/components/heading/heading'
import { Icon } from '@/components/icon/icon'
import { SectionHead } from '@/components/section-head/section-head'
import { Small } from '@/components/text/text'
import styles from './project-documents.module.css'

type Paper = {
  name: string
  issuer: string | null
  number: string | null
  date: string | null
  note: string | null
  file: { href: string; text: string } | null
}

type ProjectDocumentsProps = {
  title: string
  titleBold: string
  lead: string
  papers: Paper[]
  demo: string | null
  caller: { title: string; titleBold: string; text: string; when: string; hours: HoursRow[] } | null
}

/**
 * Renders the documents to read before signing, and a box that says who will call the visitor and when. Documents
 * without a file yet are listed too.
 */
export function ProjectDocuments({ title, titleBold, lead, papers, demo, caller }: ProjectDocumentsProps) {
  const hasPapers = papers.length > 0
  return (
    <section className="section" aria-labelledby="documentos">
      <div className="wrap">
        {/* If there are no documents, the section is about who will call. */}
        <SectionHead id="documentos" {...(hasPapers || !caller ? { title, titleBold } : caller)}>
          {hasPapers && <Small className={styles.lead}>{lead}</Small>}
        </SectionHead>
        <div className={clsx(styles.grid, hasPapers && caller && styles.both)}>
          {hasPapers && (
            <ul className={styles.papers}>
              {papers.map((paper) => (
                <li key={paper.name}>
                  <PaperRow paper={paper} demo={demo} />
                </li>
              ))}
            </ul>
          )}
          {caller && (
            <div className={clsx('on-inverse', styles.caller, !hasPapers && styles.alone)}>
              <div>
                {hasPapers && <Heading as="h3" title={caller.title} titleBold={caller.titleBold} small inline />}
                <p>{caller.text}</p>
              </div>
              <p className={styles.when}>{caller.when}</p>
              <dl>
                {caller.hours.map(({ days, hours }) => (
                  <div key={days}>
                    <dt>{days}</dt>
                    <dd>{hours}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

function PaperRow({ paper, demo }: { paper: Paper; demo: string | null }) {
  const { name, issuer, number, date, note, file } = paper
  return (
    <>
      <Icon icon={FileText} />
      <span className={styles.name}>
        <b>{name}</b>
        {issuer && <small>{issuer}</small>}
      </span>
      <span className={styles.number}>
        {number ?? note}
        {date && <small>{date}</small>}
        {number && note && <small>{note}</small>}
      </span>
      {demo && <DemoMark>{demo}</DemoMark>}
      {file && (
        <a className={styles.file} href={file.href}>
          <Icon icon={Download} />
          {file.text}
          <span className="sr"> {name}</span>
        </a>
      )}
    </>
  )
}

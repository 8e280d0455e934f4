import { formatInstant } from '@app/domain/calendar/format-date'
import { leadMessages } from '../messages'
import type { FoundRecord, PersonView } from '../read-person'
import { DecideButton } from './lead-forms'

type Props = { own: string; person: PersonView; projects: Map<string, string>; language: 'es' | 'en' }

const pageOf: Record<FoundRecord['table'], string> = {
  leads: '/admin/consultas',
  referrals: '/admin/collections/referrals',
  referred_persons: '/admin/referidos',
  complaints: '/admin/collections/complaints',
}

/** Lists the other records of this person. Matching is automatic; staff can correct it. */
export function PersonBox({ own, person, projects, language }: Props) {
  const messages = leadMessages[language]
  const granted = person.consents.filter((consent) => consent.granted).length
  const line = (record: FoundRecord, verdict: 'different' | 'undecided') => {
    const about = record.table === 'leads' ? (projects.get(record.about ?? '') ?? record.about) : record.about
    return (
      <li key={record.id}>
        <p>
          <a href={`${pageOf[record.table]}/${record.recordId}`}>
            {messages.tables[record.table]} {record.reference}
          </a>
          <small>
            {[record.firstName, record.lastName].join(' ')}
            {about && `, ${about}`}, {formatInstant(record.at, language)}
          </small>
        </p>
        <DecideButton one={own} other={record.id} verdict={verdict} name={record.reference} language={language} />
      </li>
    )
  }
  return (
    <section className="desk-box" aria-labelledby="desk-person">
      <h2 id="desk-person">
        {messages.person} <b>{messages.personBold}</b>
      </h2>
      {person.records.length === 0 && <p className="desk-soft">{messages.alone}</p>}
      <ul className="person-records">{person.records.map((record) => line(record, 'different'))}</ul>
      {person.records.length > 0 && (
        <p className="desk-soft">
          {messages.consents}: {granted} / {person.consents.length}
        </p>
      )}
      {person.apart.length > 0 && (
        <>
          <p className="desk-soft">{messages.apart}</p>
          <ul className="person-records">{person.apart.map((record) => line(record, 'undecided'))}</ul>
        </>
      )}
    </section>
  )
}

import { formatInstant } from '@app/domain/calendar/format-date'
import { leadMessages } from '../messages'
import type { MatchingRecord, PersonView } from '../read-person'
import { DecideButton } from './lead-forms'

type Props = { ownRecord: string; person: PersonView; projects: Map<string, string>; language: 'es' | 'en' }

const recordUrls: Record<MatchingRecord['table'], string> = {
  leads: '/admin/consultas',
  referrals: '/admin/collections/referrals',
  referred_persons: '/admin/referidos',
  complaints: '/admin/collections/complaints',
}

/**
 * Lists the other records of the person and counts their consents. Records are matched automatically, and staff can
 * correct a match.
 */
export function PersonBox({ ownRecord, person, projects, language }: Props) {
  const messages = leadMessages[language]
  const grantedCount = person.consents.filter((consent) => consent.granted).length
  const renderRecord = (record: MatchingRecord, verdict: 'different' | 'undecided') => {
    const about = record.table === 'leads' ? (projects.get(record.about ?? '') ?? record.about) : record.about
    return (
      <li key={record.id}>
        <p>
          <a href={`${recordUrls[record.table]}/${record.recordId}`}>
            {messages.tables[record.table]} {record.reference}
          </a>
          <small>
            {[record.firstName, record.lastName].join(' ')}
            {about && `, ${about}`}, {formatInstant(record.at, language)}
          </small>
        </p>
        <DecideButton one={ownRecord} other={record.id} verdict={verdict} name={record.reference} language={language} />
      </li>
    )
  }
  return (
    <section className="desk-box" aria-labelledby="desk-person">
      <h2 id="desk-person">
        {messages.person} <b>{messages.personBold}</b>
      </h2>
      {person.records.length === 0 && <p className="desk-soft">{messages.alone}</p>}
      <ul className="person-records">{person.records.map((record) => renderRecord(record, 'different'))}</ul>
      {person.records.length > 0 && (
        <p className="desk-soft">{messages.consentsOfAll(grantedCount, person.consents.length)}</p>
      )}
      {person.rejectedMatches.length > 0 && (
        <>
          <p className="desk-soft">{messages.apart}</p>
          <ul className="person-records">
            {person.rejectedMatches.map((record) => renderRecord(record, 'undecided'))}
          </ul>
        </>
      )}
    </section>
  )
}

import { dayAndTime } from '../../../panel/dates/format-time'
import { inboxWords } from '../messages'
import type { FoundRecord, PersonView } from '../read-person'
import { DecideButton } from './lead-forms'

type Props = { own: string; person: PersonView; projects: Map<string, string>; language: 'es' | 'en' }

const roomOf: Record<FoundRecord['table'], string> = {
  leads: '/admin/consultas',
  referrals: '/admin/collections/referrals',
  referred_persons: '/admin/referidos',
  complaints: '/admin/collections/complaints',
}

/** What else this person has sent us, as far as the rules can tell; staff have the last word. */
export function PersonBox({ own, person, projects, language }: Props) {
  const say = inboxWords[language]
  const granted = person.consents.filter((consent) => consent.granted).length
  const line = (record: FoundRecord, verdict: 'different' | 'undecided') => {
    const about = record.table === 'leads' ? (projects.get(record.about ?? '') ?? record.about) : record.about
    return (
      <li key={record.id}>
        <p>
          <a href={`${roomOf[record.table]}/${record.recordId}`}>
            {say.tables[record.table]} {record.reference}
          </a>
          <small>
            {[record.firstName, record.lastName].join(' ')}
            {about && `, ${about}`}, {dayAndTime(record.at, language)}
          </small>
        </p>
        <DecideButton one={own} other={record.id} verdict={verdict} name={record.reference} language={language} />
      </li>
    )
  }
  return (
    <section className="desk-box" aria-labelledby="desk-person">
      <h2 id="desk-person">
        {say.person} <b>{say.personBold}</b>
      </h2>
      {person.records.length === 0 && <p className="desk-soft">{say.alone}</p>}
      <ul className="person-records">{person.records.map((record) => line(record, 'different'))}</ul>
      {person.records.length > 0 && (
        <p className="desk-soft">
          {say.consents}: {granted} / {person.consents.length}
        </p>
      )}
      {person.apart.length > 0 && (
        <>
          <p className="desk-soft">{say.apart}</p>
          <ul className="person-records">{person.apart.map((record) => line(record, 'undecided'))}</ul>
        </>
      )}
    </section>
  )
}

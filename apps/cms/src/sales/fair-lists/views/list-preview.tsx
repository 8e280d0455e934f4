import type { ListedPerson } from '@app/domain/lead/lead-list-csv'
import { fairListMessages } from '../messages'
import styles from './fair-list.module.css'

export type PreviewedPerson = ListedPerson & { known?: { owner: string | null; since: string } }

/** Shows the people of a file before they are saved, and marks those who already have a lead. */
export function ListPreview({ persons, language }: { persons: PreviewedPerson[]; language: 'es' | 'en' }) {
  const messages = fairListMessages[language]
  const knownText = ({ known }: PreviewedPerson) => {
    if (!known) return ''
    return known.owner ? messages.knownBy(known.owner, known.since) : messages.knownSince(known.since)
  }
  return (
    <section className="desk-box desk-box--next" aria-label={messages.preview(persons.length)}>
      <h2>{messages.preview(persons.length)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the table is wider than the screen and must be scrollable by keyboard */}
      <section className={styles.preview} aria-label={messages.preview(persons.length)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[messages.row, messages.person, messages.phone, messages.email, messages.note, messages.known].map(
                (name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {persons.map((person) => (
              <tr key={person.line}>
                <td>{person.line}</td>
                <th scope="row">
                  {person.firstName} {person.lastName}
                </th>
                <td>{person.phone}</td>
                <td>{person.email}</td>
                <td>{person.note}</td>
                <td>{knownText(person)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

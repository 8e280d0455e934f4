import { formatInstant } from '@app/domain/calendar/format-date'
import type { Language } from '../../../panel/language/language'
import { waitingListMessages } from '../messages'
import type { Line } from '../read-waiting-list'

/** Renders the people who wait for the lots of a project, one table per line. */
export function WaitingLines({ lines, language }: { lines: readonly Line[]; language: Language }) {
  const messages = waitingListMessages[language]
  if (lines.length === 0) return null
  return (
    <section className="desk-box" aria-labelledby="waiting-list">
      <h2 id="waiting-list">{messages.title}</h2>
      <p className="desk-soft">{messages.note}</p>
      {lines.map((line) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the table is wider than the screen and must be scrollable by keyboard
        <section key={messages.line(line)} className="figures" aria-label={messages.line(line)} tabIndex={0}>
          <table>
            <caption>{messages.line(line)}</caption>
            <thead>
              <tr>
                <th scope="col">{messages.position}</th>
                <th scope="col">{messages.name}</th>
                <th scope="col">{messages.email}</th>
                <th scope="col">{messages.since}</th>
                <th scope="col">{messages.keptUntil}</th>
              </tr>
            </thead>
            <tbody>
              {line.people.map(({ id, position, name, email, since, keptUntil }) => (
                <tr key={id}>
                  <td>{position}</td>
                  <th scope="row">{name}</th>
                  <td>
                    <a href={`mailto:${email}`}>{email}</a>
                  </td>
                  <td>{formatInstant(since, language)}</td>
                  <td>{formatInstant(keptUntil, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </section>
  )
}

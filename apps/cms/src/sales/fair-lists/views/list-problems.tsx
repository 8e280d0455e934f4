import type { ListProblem } from '@app/domain/lead/lead-list-csv'
import { fairListMessages } from '../messages'

const MAX_SHOWN = 50

/** Lists the errors of a file by row and column. */
export function ListProblems({ problems, language }: { problems: ListProblem[]; language: 'es' | 'en' }) {
  const messages = fairListMessages[language]
  return (
    <section className="desk-box desk-box--next" role="alert">
      <h2>{messages.problemsTitle(problems.length)}</h2>
      <p>{messages.problemsHint}</p>
      <ul>
        {problems.slice(0, MAX_SHOWN).map(({ line, column, problem }) => (
          <li key={`${line} ${column} ${problem}`}>
            <b>{messages.where(line, column)}</b>: {messages.problems[problem]}
          </li>
        ))}
      </ul>
    </section>
  )
}

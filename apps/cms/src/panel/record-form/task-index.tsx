import { useEffect, useRef } from 'react'
import type { Language } from '../language/language'
import { recordFormMessages } from './messages'

type IndexedTask = { position: number; label: string; missing: number; errors: number }
export type IndexedGroup = { label: string; tasks: IndexedTask[] }

type Props = { groups: IndexedGroup[]; current: number; onOpen: (task: number) => void; language: Language }

/** Lists the tasks of a record and marks those with missing fields or errors. */
export function TaskIndex({ groups, current, onOpen, language }: Props) {
  const index = useRef<HTMLElement>(null)

  // On phones the index is a row that scrolls sideways, and a link to a field may open a task outside of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each task that opens must be visible in the index.
  useEffect(() => {
    const button = index.current?.querySelector<HTMLElement>('[aria-current]')
    if (index.current && button) index.current.scrollLeft = button.offsetLeft - index.current.offsetLeft
  }, [current])

  return (
    <nav ref={index} className="task-index" aria-label={recordFormMessages[language].index}>
      {groups.map((group) => (
        <div key={group.label}>
          <p aria-hidden="true">{group.label}</p>
          <ul aria-label={group.label}>
            {group.tasks.map((task) => (
              <li key={task.label}>
                <button
                  type="button"
                  aria-current={task.position === current || undefined}
                  onClick={() => onOpen(task.position)}
                >
                  <span>{task.label}</span> <TaskMark {...task} language={language} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function TaskMark({ missing, errors, language }: IndexedTask & { language: Language }) {
  const messages = recordFormMessages[language]
  if (errors > 0)
    return (
      <span className="task-index__errors" role="img" aria-label={messages.wrong(errors)}>
        {errors}
      </span>
    )
  if (missing > 0)
    return (
      <span className="task-index__missing" role="img" aria-label={messages.missingSpoken(missing)}>
        {messages.missing(missing)}
      </span>
    )
  return (
    <svg viewBox="0 0 24 24" role="img" aria-label={messages.complete}>
      <path d="m5 12.5 4.5 4.5L19 7.5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

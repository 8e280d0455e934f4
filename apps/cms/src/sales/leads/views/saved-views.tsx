'use client'

import { useId, useState } from 'react'
import { useDesk } from '../../../panel/forms/use-action'
import { inboxWords } from '../messages'

export type SavedView = { id: string; name: string; query: string; isOwn: boolean }

type Props = { views: SavedView[]; query: string; language: 'es' | 'en' }

export function SavedViews({ views, query, language }: Props) {
  const say = inboxWords[language]
  const { isBusy, send } = useDesk(say)
  const [isNaming, setIsNaming] = useState(false)
  const id = useId()

  async function save(form: FormData) {
    const body = { name: form.get('name'), query, isShared: form.get('shared') === 'on' }
    if (await send('/api/inbox/views', body)) setIsNaming(false)
  }

  return (
    <nav className="views" aria-label={say.views}>
      <ul>
        {views.map(({ id: view, name, query: shown, isOwn }) => (
          <li key={view}>
            <a href={`/admin/consultas?${shown}`} aria-current={shown === query ? 'page' : undefined}>
              {name}
            </a>
            {isOwn && (
              <button
                type="button"
                aria-label={say.removeView(name)}
                disabled={isBusy}
                onClick={() => send(`/api/inbox/views/${view}/remove`, {})}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {!isNaming && query && (
        <button type="button" className="desk-link" onClick={() => setIsNaming(true)}>
          {say.saveView}
        </button>
      )}
      {isNaming && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void save(new FormData(event.currentTarget))
          }}
        >
          <p className="desk-field">
            <label htmlFor={`${id}-name`}>{say.viewName}</label>
            <input id={`${id}-name`} name="name" required maxLength={60} />
          </p>
          <p className="desk-field desk-field--tick">
            <input id={`${id}-shared`} name="shared" type="checkbox" />
            <label htmlFor={`${id}-shared`}>{say.viewShared}</label>
          </p>
          <button className="desk-btn desk-btn--ink" type="submit" disabled={isBusy}>
            {say.save}
          </button>
        </form>
      )}
    </nav>
  )
}

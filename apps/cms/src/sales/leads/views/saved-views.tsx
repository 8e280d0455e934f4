'use client'

import { useId, useState } from 'react'
import { Field } from '../../../panel/forms/field'
import { useDeskRequest } from '../../../panel/forms/use-desk-request'
import { leadMessages } from '../messages'

export type SavedView = { id: string; name: string; query: string; isOwn: boolean }

type Props = { views: SavedView[]; query: string; language: 'es' | 'en' }

export function SavedViews({ views, query, language }: Props) {
  const messages = leadMessages[language]
  const { isBusy, send } = useDeskRequest(messages)
  const [isNaming, setIsNaming] = useState(false)
  const id = useId()

  async function save(form: FormData) {
    const body = { name: form.get('name'), query, isShared: form.get('shared') === 'on' }
    if (await send('/api/inbox/views', body)) setIsNaming(false)
  }

  return (
    <nav className="views" aria-label={messages.views}>
      <ul>
        {views.map(({ id: view, name, query: viewQuery, isOwn }) => (
          <li key={view}>
            <a
              href={viewQuery ? `/admin/consultas?${viewQuery}` : '/admin/consultas'}
              aria-current={viewQuery === query ? 'page' : undefined}
            >
              {name}
            </a>
            {isOwn && (
              <button
                type="button"
                aria-label={messages.removeView(name)}
                disabled={isBusy}
                onClick={() => send(`/api/inbox/views/${view}/remove`, {})}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {!isNaming && query && !views.some((view) => view.query === query) && (
        <button type="button" className="desk-link" onClick={() => setIsNaming(true)}>
          {messages.saveView}
        </button>
      )}
      {isNaming && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void save(new FormData(event.currentTarget))
          }}
        >
          <Field id={`${id}-name`} label={messages.viewName}>
            <input id={`${id}-name`} name="name" required maxLength={60} />
          </Field>
          <p className="desk-field desk-field--tick">
            <input id={`${id}-shared`} name="shared" type="checkbox" />
            <label htmlFor={`${id}-shared`}>{messages.viewShared}</label>
          </p>
          <button className="desk-btn desk-btn--ink" type="submit" disabled={isBusy}>
            {messages.save}
          </button>
        </form>
      )}
    </nav>
  )
}

'use client'

import { DeleteMany, PublishMany, SelectionProvider, UnpublishMany, useConfig, useSelection } from '@payloadcms/ui'
import { type ReactNode, useId } from 'react'
import type { Language } from '../language/language'
import { listMessages } from './messages'

type Ids = { id: string }[]

export const Selectable = ({ rows, total, children }: { rows: Ids; total: number; children: ReactNode }) => (
  <SelectionProvider docs={rows} totalDocs={total}>
    {children}
  </SelectionProvider>
)

export function SelectRow({ id, name, language }: { id: string; name: string; language: Language }) {
  const { selected, setSelection } = useSelection()
  return (
    <input
      type="checkbox"
      aria-label={listMessages[language].select(name)}
      checked={Boolean(selected.get(id))}
      onChange={() => setSelection(id)}
    />
  )
}

export function SelectPage({ language }: { language: Language }) {
  const { selectAll, toggleAll } = useSelection()
  return (
    <input
      type="checkbox"
      aria-label={listMessages[language].selectAll}
      checked={selectAll === 'allInPage' || selectAll === 'allAvailable'}
      onChange={() => toggleAll()}
    />
  )
}

type BulkBarProps = { slug: string; language: Language; canPublish: boolean; canDelete: boolean; canTrash: boolean }

/** Renders the actions on the selected rows. It is hidden while no row is selected. */
export function BulkBar({ slug, language, canPublish, canDelete, canTrash }: BulkBarProps) {
  const { count, totalDocs, selectAll, toggleAll } = useSelection()
  const { getEntityConfig } = useConfig()
  const id = useId()
  const messages = listMessages[language]
  const collection = getEntityConfig({ collectionSlug: slug })
  return (
    <section className="list__bulk" aria-labelledby={id} hidden={count === 0}>
      <b id={id} role="status">
        {messages.selected(count)}
      </b>
      {selectAll !== 'allAvailable' && count < totalDocs && (
        <button type="button" className="list__link" onClick={() => toggleAll(true)}>
          {messages.selectEvery(totalDocs)}
        </button>
      )}
      {count > 0 && canPublish && (
        <>
          <PublishMany collection={collection} />
          <UnpublishMany collection={collection} />
        </>
      )}
      {count > 0 && (canDelete || canTrash) && (
        <DeleteMany collection={collection} hasDeletePermission={canDelete} hasTrashPermission={canTrash} />
      )}
      <button type="button" className="list__link" onClick={() => toggleAll(false)}>
        {messages.unselect}
      </button>
    </section>
  )
}

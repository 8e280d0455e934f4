'use client'

import { formatInstant } from '@app/domain/calendar/format-date'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { localize } from '../../../panel/language/in-language'
import { type Language, languageOf } from '../../../panel/language/language'
import { CopyButton } from '../../../panel/parts/copy-button'
import type { Label } from '../../../platform/labels'
import './colleague-link.css'

type CreatedLink = { address: string; expiresAt: string }
type State = { step: 'idle' | 'requesting' | 'failed' } | { step: 'created'; link: CreatedLink }

/** Renders the button that creates a preview link for a colleague without an account. */
export function ColleagueLink() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { i18n } = useTranslation()
  const [state, setState] = useState<State>({ step: 'idle' })
  if (!id && !globalSlug) return null
  const translate = (label: Label) => localize(i18n.language, label)

  async function requestLink() {
    setState({ step: 'requesting' })
    const record = globalSlug ? { global: globalSlug } : { collection: collectionSlug, id: String(id) }
    const link = await createLink(record)
    setState(link ? { step: 'created', link } : { step: 'failed' })
  }

  return (
    <div className="colleague-link">
      <button
        type="button"
        className="colleague-link__ask"
        aria-label={translate({ es: 'Enlace para un colega', en: 'Link for a colleague' })}
        title={translate({ es: 'Enlace para un colega', en: 'Link for a colleague' })}
        disabled={state.step === 'requesting'}
        onClick={requestLink}
      >
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden
        >
          <path d="M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.8 1.7" />
          <path d="M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.8-1.7" />
        </svg>
      </button>
      {state.step === 'failed' && (
        <p role="alert" className="colleague-link__card">
          {translate({
            es: 'No se pudo crear el enlace. Guarda primero el registro.',
            en: 'The link could not be created. Save the record first.',
          })}
        </p>
      )}
      {state.step === 'created' && (
        <LinkCard link={state.link} language={languageOf(i18n)} onClose={() => setState({ step: 'idle' })} />
      )}
    </div>
  )
}

type LinkCardProps = { link: CreatedLink; language: Language; onClose: () => void }

function LinkCard({ link, language, onClose }: LinkCardProps) {
  const fieldId = useId()
  const translate = (label: Label) => localize(language, label)
  return (
    <div className="colleague-link__card" role="status">
      <label htmlFor={fieldId}>{translate({ es: 'Enlace a la vista previa', en: 'Link to the preview' })}</label>
      <input id={fieldId} readOnly value={link.address} onFocus={(event) => event.currentTarget.select()} />
      <p>
        {translate({
          es: 'Abre esta página con sus borradores, sin cuenta, hasta el',
          en: 'Opens this page with its drafts, without an account, until',
        })}{' '}
        {formatInstant(link.expiresAt, language, 'withoutYear')}.
      </p>
      <div className="colleague-link__actions">
        <CopyButton
          text={link.address}
          label={translate({ es: 'Copiar', en: 'Copy' })}
          copied={translate({ es: 'Copiado', en: 'Copied' })}
          failed={translate({ es: 'No se pudo copiar.', en: 'It could not be copied.' })}
        />
        <button type="button" onClick={onClose}>
          {translate({ es: 'Cerrar', en: 'Close' })}
        </button>
      </div>
    </div>
  )
}

async function createLink(record: object): Promise<CreatedLink | null> {
  const response = await fetch('/api/preview-link', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(record),
  }).catch(() => undefined)
  return response?.ok ? ((await response.json()) as CreatedLink) : null
}

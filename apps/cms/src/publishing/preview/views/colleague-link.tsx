'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { say } from '../../../panel/language/in-language'
import type { Label } from '../../../platform/labels'
import './colleague-link.css'

type Made = { address: string; expiresAt: string }
type State = { step: 'rest' | 'asking' | 'failed' } | { step: 'made'; made: Made; copied: boolean }

/** Beside the buttons of a record: a link to its page with drafts, for somebody without an account. */
export function ColleagueLink() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { i18n } = useTranslation()
  const [state, setState] = useState<State>({ step: 'rest' })
  if (!id && !globalSlug) return null
  const words = (label: Label) => say(i18n.language, label)

  async function ask() {
    setState({ step: 'asking' })
    const record = globalSlug ? { global: globalSlug } : { collection: collectionSlug, id: String(id) }
    const made = await makeLink(record)
    setState(made ? { step: 'made', made, copied: false } : { step: 'failed' })
  }

  async function copy(made: Made) {
    await navigator.clipboard?.writeText(made.address).catch(() => undefined)
    setState({ step: 'made', made, copied: true })
  }

  return (
    <div className="colleague-link">
      <button
        type="button"
        className="colleague-link__ask"
        aria-label={words({ es: 'Enlace para un colega', en: 'Link for a colleague' })}
        title={words({ es: 'Enlace para un colega', en: 'Link for a colleague' })}
        disabled={state.step === 'asking'}
        onClick={ask}
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
          {words({
            es: 'No se pudo crear el enlace. Guarda primero el registro.',
            en: 'The link could not be made. Save the record first.',
          })}
        </p>
      )}
      {state.step === 'made' && (
        <Card
          made={state.made}
          copied={state.copied}
          language={i18n.language}
          onCopy={() => copy(state.made)}
          onClose={() => setState({ step: 'rest' })}
        />
      )}
    </div>
  )
}

type CardProps = { made: Made; copied: boolean; language: string; onCopy: () => void; onClose: () => void }

function Card({ made, copied, language, onCopy, onClose }: CardProps) {
  const field = useId()
  const words = (label: Label) => say(language, label)
  return (
    <div className="colleague-link__card" role="status">
      <label htmlFor={field}>{words({ es: 'Enlace a la vista previa', en: 'Link to the preview' })}</label>
      <input id={field} readOnly value={made.address} onFocus={(event) => event.currentTarget.select()} />
      <p>
        {words({
          es: 'Abre esta página con sus borradores, sin cuenta, hasta el',
          en: 'Opens this page with its drafts, without an account, until',
        })}{' '}
        {atLima(made.expiresAt, language)}.
      </p>
      <div className="colleague-link__actions">
        <button type="button" onClick={onCopy}>
          {words(copied ? { es: 'Copiado', en: 'Copied' } : { es: 'Copiar', en: 'Copy' })}
        </button>
        <button type="button" onClick={onClose}>
          {words({ es: 'Cerrar', en: 'Close' })}
        </button>
      </div>
    </div>
  )
}

async function makeLink(record: object): Promise<Made | null> {
  const response = await fetch('/api/preview-link', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(record),
  }).catch(() => undefined)
  return response?.ok ? ((await response.json()) as Made) : null
}

function atLima(moment: string, language: string): string {
  return new Date(moment).toLocaleString(language === 'es' ? 'es-PE' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'America/Lima',
  })
}

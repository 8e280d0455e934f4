'use client'

import { incidentTables } from '@app/domain/incident/incident'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Field, TextField } from '../../../panel/forms/field'
import { useSendRequest } from '../../../panel/forms/use-send-request'
import { incidentMessages } from '../messages'

type Language = { language: 'es' | 'en' }
type Props = Language & { id: string }

export function useIncidentRequest(language: 'es' | 'en') {
  const messages = incidentMessages[language]
  return useSendRequest({
    failed: messages.failed,
    rejected: (status) => (status === 409 ? messages.isClosed : messages.failed),
  })
}

/** Returns the instant of a date and time that staff typed in Lima time. */
const inLima = (value: FormDataEntryValue | null) => `${value}:00-05:00`

type BoxProps = { title: string; bold: string; children: ReactNode; onSave: (data: FormData) => Promise<unknown> }

function FormBox({ title, bold, children, onSave }: BoxProps) {
  const headingId = useId()
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    void onSave(new FormData(form)).then((isSaved) => {
      if (isSaved) form.reset()
    })
  }
  return (
    <form className="desk-box close-form" method="post" onSubmit={save} aria-labelledby={headingId}>
      <h2 id={headingId}>
        {title} <b>{bold}</b>
      </h2>
      {children}
    </form>
  )
}

export function NewIncidentForm({ language }: Language) {
  const messages = incidentMessages[language]
  const id = useId()
  const router = useRouter()
  const { isBusy, send } = useIncidentRequest(language)
  async function save(data: FormData) {
    const answer = await send('/api/incidents-desk', { what: data.get('what'), foundAt: inLima(data.get('foundAt')) })
    if (answer) router.push(`/admin/incidentes/${answer.id}`)
  }
  return (
    <FormBox title={messages.add} bold={messages.addBold} onSave={save}>
      <Field id={`${id}-what`} label={messages.what}>
        <textarea id={`${id}-what`} name="what" required rows={4} maxLength={4000} />
      </Field>
      <TextField id={`${id}-found`} name="foundAt" label={messages.foundAt} type="datetime-local" required />
      <button type="submit" className="desk-btn desk-btn--ink" disabled={isBusy}>
        {messages.addButton}
      </button>
    </FormBox>
  )
}

const stepKinds = ['measure', 'note', 'authority-notified', 'closed'] as const

export function StepForm({ id: incident, language }: Props) {
  const messages = incidentMessages[language]
  const id = useId()
  const { isBusy, send } = useIncidentRequest(language)
  const save = (data: FormData) =>
    send(`/api/incidents-desk/${incident}/events`, { kind: data.get('kind'), text: data.get('text') })
  return (
    <FormBox title={messages.step} bold={messages.stepBold} onSave={save}>
      <Field id={`${id}-kind`} label={messages.kind}>
        <select id={`${id}-kind`} name="kind">
          {stepKinds.map((kind) => (
            <option key={kind} value={kind}>
              {messages.events[kind]}
            </option>
          ))}
        </select>
      </Field>
      <Field id={`${id}-text`} label={messages.text}>
        <textarea id={`${id}-text`} name="text" required rows={4} maxLength={4000} />
      </Field>
      <button type="submit" className="desk-btn" disabled={isBusy}>
        {messages.save}
      </button>
    </FormBox>
  )
}

export function AffectedForm({ id: incident, language }: Props) {
  const messages = incidentMessages[language]
  const id = useId()
  const { isBusy, send } = useIncidentRequest(language)
  async function find(data: FormData) {
    const answer = await send(`/api/incidents-desk/${incident}/affected`, {
      table: data.get('table'),
      from: inLima(data.get('from')),
      until: inLima(data.get('until')),
    })
    if (answer) toast.success(messages.affectedNew(Number(answer.count)))
    return answer
  }
  return (
    <FormBox title={messages.find} bold={messages.events.affected.toLowerCase()} onSave={find}>
      <Field id={`${id}-table`} label={messages.table}>
        <select id={`${id}-table`} name="table">
          {incidentTables.map((table) => (
            <option key={table} value={table}>
              {messages.tables[table]}
            </option>
          ))}
        </select>
      </Field>
      <TextField id={`${id}-from`} name="from" label={messages.from} type="datetime-local" required />
      <TextField id={`${id}-until`} name="until" label={messages.to} type="datetime-local" required />
      <button type="submit" className="desk-btn" disabled={isBusy}>
        {messages.find}
      </button>
    </FormBox>
  )
}

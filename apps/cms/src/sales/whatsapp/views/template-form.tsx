'use client'

import { countParameters, fillTemplate } from '@app/domain/whatsapp/approved-template'
import { useId, useState } from 'react'
import { Field, TextField } from '../../../panel/forms/field'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { whatsAppMessages } from '../messages'
import type { StoredTemplate } from '../read-approved-templates'
import styles from './conversation.module.css'
import { useSendMessage } from './use-send-message'

type Props = { lead: string; templates: StoredTemplate[]; language: 'es' | 'en' }

/** Renders the approved templates, the fields of the chosen one, and the text that the person will read. */
export function TemplateForm({ lead, templates, language }: Props) {
  const messages = whatsAppMessages[language]
  const id = useId()
  const [templateId, setTemplateId] = useState('')
  const [parameters, setParameters] = useState<string[]>([])
  const { isBusy, sendMessage } = useSendMessage(lead, language)
  const template = templates.find((candidate) => candidate.id === templateId)
  const numbers = Array.from({ length: countParameters(template?.body ?? '') ?? 0 }, (_, index) => index + 1)

  function choose(newId: string) {
    setTemplateId(newId)
    setParameters([])
  }

  async function submit() {
    const values = numbers.map((number) => parameters[number - 1] ?? '')
    if (await sendMessage({ kind: 'template', template: templateId, parameters: values })) choose('')
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field id={`${id}-template`} label={messages.template}>
        <select id={`${id}-template`} required value={templateId} onChange={({ target }) => choose(target.value)}>
          <option value="">{messages.chooseTemplate}</option>
          {templates.map(({ id: value, name, language: code }) => (
            <option key={value} value={value}>
              {name} ({code})
            </option>
          ))}
        </select>
      </Field>
      {numbers.map((number) => (
        <TextField
          key={`${templateId} ${number}`}
          id={`${id}-${number}`}
          label={messages.parameter(number)}
          required
          maxLength={1024}
          autoComplete="off"
          value={parameters[number - 1] ?? ''}
          onChange={({ target }) => setParameters(Object.assign([...parameters], { [number - 1]: target.value }))}
        />
      ))}
      {template && (
        <figure className={styles.preview}>
          <figcaption>{messages.preview}</figcaption>
          <blockquote>{fillTemplate(template.body, parameters)}</blockquote>
        </figure>
      )}
      <p className="desk-buttons">
        <button className="desk-btn desk-btn--lime" type="submit" disabled={isBusy}>
          <DeskIcon name="chat" />
          {messages.sendTemplate}
        </button>
      </p>
    </form>
  )
}

'use client'

import { channelsOf, type LeadSource } from '@app/domain/source/lead-source'
import { toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { Field, TextField } from '../../../panel/forms/field'
import { useSendRequest } from '../../../panel/forms/use-send-request'
import type { SpokenPurpose } from '../../leads/read-spoken-texts'
import {
  ChannelSelect,
  LanguageSelect,
  type ProjectChoice,
  ProjectSelect,
  type TextsByLanguage,
} from '../../leads/views/lead-fields'
import { sourceMessages } from '../messages'
import type { SourceForm } from '../source-form.schema'
import styles from './sources.module.css'

export type Choices = {
  projects: ProjectChoice[]
  texts: TextsByLanguage
  language: 'es' | 'en'
}

type Props = Choices & { source: LeadSource; form: string; savedForm: SourceForm | undefined }

const MAX_TEXT_LENGTH = 90

/** Renders the settings of a form: its project, its channel and the consents that it asks for. */
export function SourceFormSettings({ source, form, savedForm, projects, texts, language }: Props) {
  const messages = sourceMessages[language]
  const id = useId()
  const [formLanguage, setFormLanguage] = useState(savedForm?.language ?? 'es')
  const [marketingVersion, setMarketingVersion] = useState(savedForm?.marketingVersion ?? '')
  const { isBusy, send } = useSendRequest({ failed: messages.failed, rejected: () => messages.invalid })

  async function save(data: FormData) {
    const answer = await send('/api/external-forms/save', { source, form, ...Object.fromEntries(data) })
    if (answer) toast.success(messages.saved(Number(answer.retriedCount)))
  }

  const versions = (purpose: SpokenPurpose, current: string | undefined) => {
    const publishedText = texts[formLanguage][purpose]
    const publishedOptions = publishedText
      ? [{ version: publishedText.version, text: shorten(publishedText.text) }]
      : []
    if (current && current !== publishedText?.version) publishedOptions.push({ version: current, text: '' })
    return [
      <option key="" value="">
        {messages.asksNothing}
      </option>,
      ...publishedOptions.map(({ version, text }) => (
        <option key={version} value={version}>
          {messages.version(version, text)}
        </option>
      )),
    ]
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
    >
      <TextField
        id={`${id}-name`}
        name="name"
        label={messages.name}
        defaultValue={savedForm?.name}
        required
        maxLength={80}
        autoComplete="off"
      />
      <ProjectSelect label={messages.project} projects={projects} savedProject={savedForm?.project} />
      <ChannelSelect
        label={messages.channel}
        channels={channelsOf(source)}
        savedChannel={savedForm?.channel}
        language={language}
      />
      <LanguageSelect label={messages.language} value={formLanguage} onChange={setFormLanguage} />
      <Field id={`${id}-terms`} label={messages.terms}>
        <select id={`${id}-terms`} name="termsVersion" defaultValue={savedForm?.termsVersion}>
          {versions('terms', savedForm?.termsVersion)}
        </select>
      </Field>
      <Field id={`${id}-marketing`} label={messages.marketing}>
        <select
          id={`${id}-marketing`}
          name="marketingVersion"
          value={marketingVersion}
          onChange={({ target }) => setMarketingVersion(target.value)}
        >
          {versions('marketing', savedForm?.marketingVersion)}
        </select>
      </Field>
      <TextField
        id={`${id}-box`}
        name="marketingBox"
        label={
          <>
            {messages.marketingBox} <small className={styles.hint}>{messages.marketingBoxHint}</small>
          </>
        }
        defaultValue={savedForm?.marketingBox}
        required={marketingVersion !== ''}
        maxLength={120}
        autoComplete="off"
      />
      <p className="desk-buttons">
        <button className="desk-btn desk-btn--lime" type="submit" disabled={isBusy}>
          {messages.save}
        </button>
      </p>
    </form>
  )
}

const shorten = (text: string) => (text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text)

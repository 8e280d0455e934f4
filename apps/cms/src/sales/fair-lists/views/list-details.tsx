'use client'

import { staffChannels } from '@app/domain/lead/lead-channels'
import { useId, useState } from 'react'
import { TextField } from '../../../panel/forms/field'
import {
  ChannelSelect,
  ConsentBoxes,
  checkedConsents,
  LanguageSelect,
  type ProjectChoice,
  ProjectSelect,
  type TextsByLanguage,
} from '../../leads/views/lead-fields'
import { fairListMessages } from '../messages'
import styles from './fair-list.module.css'
import type { PreviewedPerson } from './list-preview'

export type Choices = {
  projects: ProjectChoice[]
  texts: TextsByLanguage
  language: 'es' | 'en'
}

type Props = Choices & {
  persons: PreviewedPerson[]
  userName: string
  isBusy: boolean
  save: (details: Record<string, unknown>) => Promise<void>
}

/**
 * Renders the details that apply to the whole list: project, channel, and the consents with the colleague who heard
 * them.
 */
export function ListDetails({ projects, texts, language, persons, userName, isBusy, save }: Props) {
  const messages = fairListMessages[language]
  const id = useId()
  const [theirLanguage, setTheirLanguage] = useState<'es' | 'en'>('es')
  const [includesKnown, setIncludesKnown] = useState(false)
  const knownCount = persons.filter(({ known }) => known).length
  const savedCount = includesKnown ? persons.length : persons.length - knownCount

  function submit(data: FormData) {
    const consents = checkedConsents(data)
    const field = (name: string) => String(data.get(name) ?? '')
    return save({
      project: field('project'),
      channel: field('channel'),
      heardBy: consents.length > 0 ? field('heardBy') : '',
      language: theirLanguage,
      includesKnown,
      consents,
    })
  }

  return (
    <form
      className={`desk-box desk-box--next ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget))
      }}
    >
      <ProjectSelect label={messages.about} projects={projects} />
      <ChannelSelect label={messages.arrivedBy} channels={staffChannels} savedChannel="fair" language={language} />
      <LanguageSelect label={messages.theirLanguage} value={theirLanguage} onChange={setTheirLanguage} />
      <fieldset>
        <legend>{messages.permissions}</legend>
        <p className="desk-soft">{messages.permissionsNote}</p>
        <ConsentBoxes texts={texts} language={theirLanguage} />
        <TextField
          id={`${id}-heard`}
          name="heardBy"
          label={messages.heardBy}
          defaultValue={userName}
          required
          maxLength={80}
          autoComplete="off"
        />
      </fieldset>
      {knownCount > 0 && (
        <p className="desk-field desk-field--tick">
          <input
            id={`${id}-known`}
            type="checkbox"
            checked={includesKnown}
            onChange={({ target }) => setIncludesKnown(target.checked)}
          />
          <label htmlFor={`${id}-known`}>{messages.includesKnown(knownCount)}</label>
        </p>
      )}
      <p className="desk-buttons">
        <button className="desk-btn desk-btn--lime" type="submit" disabled={isBusy || savedCount === 0}>
          {messages.save(savedCount)}
        </button>
      </p>
    </form>
  )
}

'use client'

import { staffChannels } from '@app/domain/lead/lead-channels'
import { useId, useState } from 'react'
import { Field, TextField } from '../../../panel/forms/field'
import { channelLabels } from '../../leads/channel-labels'
import type { SpokenPurpose, SpokenTexts } from '../../leads/read-spoken-texts'
import { fairListMessages } from '../messages'
import styles from './fair-list.module.css'
import type { PreviewedPerson } from './list-preview'

export type Choices = {
  projects: { slug: string; name: string }[]
  texts: Record<'es' | 'en', SpokenTexts>
  language: 'es' | 'en'
}

type Props = Choices & {
  persons: PreviewedPerson[]
  userName: string
  isBusy: boolean
  save: (details: Record<string, unknown>) => Promise<void>
}

const purposes: SpokenPurpose[] = ['terms', 'marketing']

/** Renders what holds for the whole list: project, channel, and the consents with the colleague who heard them. */
export function ListDetails({ projects, texts, language, persons, userName, isBusy, save }: Props) {
  const messages = fairListMessages[language]
  const id = useId()
  const [theirLanguage, setTheirLanguage] = useState<'es' | 'en'>('es')
  const [includesKnown, setIncludesKnown] = useState(false)
  const knownCount = persons.filter(({ known }) => known).length
  const savedCount = includesKnown ? persons.length : persons.length - knownCount

  function submit(data: FormData) {
    const consents = purposes.flatMap((purpose) => {
      const version = data.get(purpose)
      return version ? [{ purpose, version }] : []
    })
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
      <Field id={`${id}-project`} label={messages.about}>
        <select id={`${id}-project`} name="project" defaultValue="" required>
          <option value="" />
          {projects.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field id={`${id}-channel`} label={messages.arrivedBy}>
        <select id={`${id}-channel`} name="channel" defaultValue="fair">
          {staffChannels.map((channel) => (
            <option key={channel} value={channel}>
              {channelLabels[channel][language]}
            </option>
          ))}
        </select>
      </Field>
      <Field id={`${id}-language`} label={messages.theirLanguage}>
        <select
          id={`${id}-language`}
          value={theirLanguage}
          onChange={({ target }) => setTheirLanguage(target.value === 'en' ? 'en' : 'es')}
        >
          <option value="es">Español</option>
          <option value="en">English</option>
        </select>
      </Field>
      <fieldset>
        <legend>{messages.permissions}</legend>
        <p className="desk-soft">{messages.permissionsNote}</p>
        {purposes.map((purpose) => {
          const text = texts[theirLanguage][purpose]
          return (
            text && (
              <p key={`${purpose}-${theirLanguage}`} className="desk-field desk-field--tick">
                <input id={`${id}-${purpose}`} type="checkbox" name={purpose} value={text.version} />
                <label htmlFor={`${id}-${purpose}`}>{text.text}</label>
              </p>
            )
          )
        })}
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

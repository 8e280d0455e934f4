'use client'

import type { LeadChannel } from '@app/domain/lead/lead-channels'
import { useId } from 'react'
import { Field } from '../../../panel/forms/field'
import { channelLabels } from '../channel-labels'
import type { SpokenPurpose, SpokenTexts } from '../read-spoken-texts'

type Language = 'es' | 'en'
export type ProjectChoice = { slug: string; name: string }
export type TextsByLanguage = Record<Language, SpokenTexts>

const purposes: SpokenPurpose[] = ['terms', 'marketing']

type ProjectSelectProps = { label: string; projects: ProjectChoice[]; savedProject?: string | undefined }

export function ProjectSelect({ label, projects, savedProject = '' }: ProjectSelectProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <select id={id} name="project" defaultValue={savedProject} required>
        <option value="" />
        {projects.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}

type ChannelSelectProps = {
  label: string
  channels: readonly LeadChannel[]
  savedChannel?: LeadChannel | undefined
  language: Language
}

export function ChannelSelect({ label, channels, savedChannel, language }: ChannelSelectProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <select id={id} name="channel" defaultValue={savedChannel}>
        {channels.map((channel) => (
          <option key={channel} value={channel}>
            {channelLabels[channel][language]}
          </option>
        ))}
      </select>
    </Field>
  )
}

type LanguageSelectProps = { label: string; value: Language; onChange: (language: Language) => void }

export function LanguageSelect({ label, value, onChange }: LanguageSelectProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        name="language"
        value={value}
        onChange={({ target }) => onChange(target.value === 'en' ? 'en' : 'es')}
      >
        <option value="es">Español</option>
        <option value="en">English</option>
      </select>
    </Field>
  )
}

/** Renders a checkbox for each published consent text. Staff read the texts to the person. */
export function ConsentBoxes({ texts, language }: { texts: TextsByLanguage; language: Language }) {
  const id = useId()
  return purposes.map((purpose) => {
    const text = texts[language][purpose]
    return (
      text && (
        <p key={`${purpose}-${language}`} className="desk-field desk-field--tick">
          <input id={`${id}-${purpose}`} type="checkbox" name={purpose} value={text.version} />
          <label htmlFor={`${id}-${purpose}`}>{text.text}</label>
        </p>
      )
    )
  })
}

/** Returns the consents that were checked, with the version of each text. */
export const checkedConsents = (data: FormData) =>
  purposes.flatMap((purpose) => {
    const version = data.get(purpose)
    return version ? [{ purpose, version }] : []
  })

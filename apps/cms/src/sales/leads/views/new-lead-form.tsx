'use client'

import { staffChannels } from '@app/domain/lead/lead-channels'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState } from 'react'
import { Field, TextField } from '../../../panel/forms/field'
import { useSendRequest } from '../../../panel/forms/use-send-request'
import { channelLabels } from '../channel-labels'
import { newLeadMessages } from '../new-lead-messages'
import { KnownPersonNote } from './known-person-note'
import { ConsentBoxes, checkedConsents, LanguageSelect, type ProjectChoice, type TextsByLanguage } from './lead-fields'
import styles from './new-lead.module.css'
import { useKnownPerson } from './use-known-person'

type Props = {
  projects: ProjectChoice[]
  /** The consent texts in the language of the person. */
  texts: TextsByLanguage
  language: 'es' | 'en'
}

export function NewLeadForm({ projects, texts, language }: Props) {
  const messages = newLeadMessages[language]
  const id = useId()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [theirLanguage, setTheirLanguage] = useState<'es' | 'en'>('es')
  const { person, lookUp } = useKnownPerson()
  const { isBusy, send } = useSendRequest({
    failed: messages.invalidLead,
    rejected: (status) => (status === 409 ? messages.outdatedText : messages.invalidLead),
  })

  async function save(data: FormData, isLast: boolean) {
    const field = (name: string) => String(data.get(name) ?? '').trim()
    const consents = checkedConsents(data)
    const answer = await send('/api/inbox/new', {
      key,
      firstName: field('firstName'),
      lastName: field('lastName'),
      phone: field('phone'),
      email: field('email'),
      project: field('project'),
      channel: field('channel'),
      note: field('note'),
      language: theirLanguage,
      consents,
    })
    if (!answer) return
    toast.success(messages.entered)
    if (isLast) return router.push('/admin/consultas')
    form.current?.reset()
    setKey(crypto.randomUUID())
    lookUp({ phone: '', email: '' })
    form.current?.querySelector<HTMLInputElement>('[name="phone"]')?.focus()
  }

  const lookUpPerson = () => {
    const data = new FormData(form.current ?? undefined)
    lookUp({ phone: String(data.get('phone') ?? ''), email: String(data.get('email') ?? '') })
  }

  return (
    <form
      ref={form}
      className={`desk-box ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        void save(new FormData(event.currentTarget), submitter?.getAttribute('value') !== 'next')
      }}
    >
      <TextField
        id={`${id}-phone`}
        name="phone"
        label={messages.phone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        required
        maxLength={40}
        onChange={lookUpPerson}
      />
      <p className={`desk-soft ${styles.whole}`}>{messages.phoneHint}</p>
      <div className={styles.whole} aria-live="polite">
        {person && <KnownPersonNote person={person} language={language} />}
      </div>
      <TextField
        id={`${id}-first`}
        name="firstName"
        label={messages.firstName}
        autoComplete="off"
        required
        maxLength={80}
      />
      <TextField
        id={`${id}-last`}
        name="lastName"
        label={messages.lastName}
        autoComplete="off"
        required
        maxLength={80}
      />
      <Chips legend={messages.about} name="project" choices={projects.map(({ slug, name }) => [slug, name])} />
      <Chips
        legend={messages.arrivedBy}
        name="channel"
        choices={staffChannels.map((channel) => [channel, channelLabels[channel][language]])}
      />
      <Field id={`${id}-note`} label={<Label text={messages.looksFor} hint={messages.looksForHint} />}>
        <input id={`${id}-note`} name="note" autoComplete="off" maxLength={500} />
      </Field>
      <Field id={`${id}-email`} label={<Label text={messages.email} hint={messages.optional} />}>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          onChange={lookUpPerson}
        />
      </Field>
      <LanguageSelect label={messages.theirLanguage} value={theirLanguage} onChange={setTheirLanguage} />
      <fieldset className={`${styles.whole} ${styles.consents}`}>
        <legend>{messages.permissions}</legend>
        <p className="desk-soft">{messages.permissionsNote}</p>
        <ConsentBoxes texts={texts} language={theirLanguage} />
      </fieldset>
      <p className={`desk-buttons ${styles.whole} ${styles.buttons}`}>
        <button className="desk-btn desk-btn--lime" type="submit" disabled={isBusy}>
          {messages.saveLead}
        </button>
        <button className="desk-btn" type="submit" value="next" disabled={isBusy}>
          {messages.saveAndNext}
        </button>
      </p>
    </form>
  )
}

function Label({ text, hint }: { text: string; hint: string }) {
  return (
    <>
      {text} <small className={styles.hint}>{hint}</small>
    </>
  )
}

/** Renders a choice as a row of buttons, which is faster on a phone than a menu. */
function Chips({ legend, name, choices }: { legend: string; name: string; choices: [value: string, label: string][] }) {
  return (
    <fieldset className={`${styles.whole} ${styles.chips}`}>
      <legend>{legend}</legend>
      <div>
        {choices.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} required />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

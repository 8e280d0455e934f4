'use client'

import { useId, useState } from 'react'
import { Field } from '../../../panel/forms/field'
import { appointmentMessages } from '../messages'
import type { AppointmentPlaceName } from '../read-appointments'
import { AppointmentForm } from './appointment-form'
import styles from './appointments.module.css'
import { LeadPicker } from './lead-picker'

type Props = { places: AppointmentPlaceName[]; place: string | null; day: string; language: 'es' | 'en' }

/** Renders the form for an appointment that was agreed by phone or in person. */
export function NewAppointment({ places, place, day, language }: Props) {
  const messages = appointmentMessages[language]
  const id = useId()
  const [key, setKey] = useState('')
  const [isExistingLead, setIsExistingLead] = useState(false)

  if (!key)
    return (
      <button className="desk-btn desk-btn--ink" type="button" onClick={() => setKey(crypto.randomUUID())}>
        {messages.add}
      </button>
    )

  const personFields = (form: FormData) => {
    const field = (name: string) => String(form.get(name) ?? '').trim()
    if (isExistingLead) return { person: { lead: field('lead') } }
    const [firstName, lastName, phone, email] = ['firstName', 'lastName', 'phone', 'email'].map(field)
    return { person: { key, firstName, lastName, phone, email, language: field('language') } }
  }
  return (
    <section className={`desk-box ${styles.add}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{messages.add}</h2>
      <AppointmentForm
        endpoint="/api/appointment-desk/book"
        body={personFields}
        title={messages.add}
        submitLabel={messages.save}
        successMessage={messages.booked}
        places={places}
        place={place}
        day={day}
        language={language}
        close={() => setKey('')}
      >
        <fieldset className={`${styles.whole} ${styles.choice}`}>
          <legend>{messages.who}</legend>
          {[false, true].map((isExisting) => (
            <label key={String(isExisting)}>
              <input
                type="radio"
                name="known"
                checked={isExistingLead === isExisting}
                onChange={() => setIsExistingLead(isExisting)}
              />
              {isExisting ? messages.knownLead : messages.newPerson}
            </label>
          ))}
        </fieldset>
        {isExistingLead ? <LeadPicker id={id} language={language} /> : <CallerFields id={id} language={language} />}
      </AppointmentForm>
    </section>
  )
}

function CallerFields({ id, language }: { id: string; language: 'es' | 'en' }) {
  const messages = appointmentMessages[language]
  const field = (name: 'firstName' | 'lastName' | 'phone' | 'email', type = 'text') => (
    <Field id={`${id}-${name}`} label={messages.fields[name]}>
      <input
        id={`${id}-${name}`}
        name={name}
        type={type}
        autoComplete="off"
        required={name !== 'email'}
        maxLength={80}
      />
    </Field>
  )
  return (
    <>
      {field('firstName')}
      {field('lastName')}
      {field('phone', 'tel')}
      {field('email', 'email')}
      <Field id={`${id}-language`} label={messages.theirLanguage}>
        <select id={`${id}-language`} name="language" defaultValue="es">
          <option value="es">Español</option>
          <option value="en">English</option>
        </select>
      </Field>
    </>
  )
}

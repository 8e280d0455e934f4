'use client'

import { useId, useState } from 'react'
import { visitWords } from '../messages'
import type { VisitPlaceName } from '../read-appointments'
import { AppointmentForm } from './appointment-form'
import styles from './appointments.module.css'
import { LeadPicker } from './lead-picker'

type Props = { places: VisitPlaceName[]; place: string | null; day: string; language: 'es' | 'en' }

/** An appointment agreed by phone or at the counter, for a lead we have or for somebody new. */
export function AddVisit({ places, place, day, language }: Props) {
  const say = visitWords[language]
  const id = useId()
  const [key, setKey] = useState('')
  const [isKnown, setIsKnown] = useState(false)

  if (!key)
    return (
      <button className="desk-btn desk-btn--ink" type="button" onClick={() => setKey(crypto.randomUUID())}>
        {say.add}
      </button>
    )

  const person = (form: FormData) => {
    const field = (name: string) => String(form.get(name) ?? '').trim()
    if (isKnown) return { person: { lead: field('lead') } }
    const [firstName, lastName, phone, email] = ['firstName', 'lastName', 'phone', 'email'].map(field)
    return { person: { key, firstName, lastName, phone, email, language: field('language') } }
  }
  return (
    <section className={`desk-box ${styles.add}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say.add}</h2>
      <AppointmentForm
        address="/api/visit-desk/book"
        body={person}
        title={say.add}
        button={say.save}
        done={say.booked}
        places={places}
        place={place}
        day={day}
        language={language}
        close={() => setKey('')}
      >
        <fieldset className={`${styles.whole} ${styles.choice}`}>
          <legend>{say.who}</legend>
          {[false, true].map((known) => (
            <label key={String(known)}>
              <input type="radio" name="known" checked={isKnown === known} onChange={() => setIsKnown(known)} />
              {known ? say.knownLead : say.newPerson}
            </label>
          ))}
        </fieldset>
        {isKnown ? <LeadPicker id={id} language={language} /> : <CallerFields id={id} language={language} />}
      </AppointmentForm>
    </section>
  )
}

function CallerFields({ id, language }: { id: string; language: 'es' | 'en' }) {
  const say = visitWords[language]
  const field = (name: 'firstName' | 'lastName' | 'phone' | 'email', type = 'text') => (
    <p className="desk-field">
      <label htmlFor={`${id}-${name}`}>{say.fields[name]}</label>
      <input
        id={`${id}-${name}`}
        name={name}
        type={type}
        autoComplete="off"
        required={name !== 'email'}
        maxLength={80}
      />
    </p>
  )
  return (
    <>
      {field('firstName')}
      {field('lastName')}
      {field('phone', 'tel')}
      {field('email', 'email')}
      <p className="desk-field">
        <label htmlFor={`${id}-language`}>{say.theirLanguage}</label>
        <select id={`${id}-language`} name="language" defaultValue="es">
          <option value="es">Español</option>
          <option value="en">English</option>
        </select>
      </p>
    </>
  )
}

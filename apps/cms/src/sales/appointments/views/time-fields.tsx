'use client'

import { useEffect, useState } from 'react'
import { Field } from '../../../panel/forms/field'
import { appointmentMessages } from '../messages'
import type { AppointmentPlaceName } from '../read-appointments'

type Time = { time: string; until: string; left: number }
type Props = {
  id: string
  places: AppointmentPlaceName[]
  place: string | null
  day: string
  language: 'es' | 'en'
}

const OTHER_TIME = 'other'

/** Renders the fields for appointment place, day and time. Staff can also enter a time outside opening hours. */
export function TimeFields({ id, places, place: initialPlace, day: initialDay, language }: Props) {
  const messages = appointmentMessages[language]
  const [place, setPlace] = useState(initialPlace ?? places[0]?.slug ?? '')
  const [day, setDay] = useState(initialDay)
  const [times, setTimes] = useState<Time[] | undefined>()
  const [time, setTime] = useState('')

  useEffect(() => {
    const request = new AbortController()
    setTimes(undefined)
    const load = async () => {
      const response = await fetch('/api/appointment-desk/times', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ place, day }),
        signal: request.signal,
      })
      const loadedTimes = response.ok ? ((await response.json()) as { times: Time[] }).times : []
      setTimes(loadedTimes)
      setTime(loadedTimes.find(({ left }) => left > 0)?.time ?? OTHER_TIME)
    }
    // If loading fails, staff can still enter a time by hand. The server validates it.
    load().catch(() => {
      if (request.signal.aborted) return
      setTimes([])
      setTime(OTHER_TIME)
    })
    return () => request.abort()
  }, [place, day])

  return (
    <>
      <Field id={`${id}-place`} label={messages.place}>
        <select id={`${id}-place`} name="place" value={place} onChange={(event) => setPlace(event.target.value)}>
          {places.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field id={`${id}-day`} label={messages.day}>
        <input
          id={`${id}-day`}
          name="day"
          type="date"
          required
          value={day}
          onChange={(event) => event.target.value && setDay(event.target.value)}
        />
      </Field>
      <Field id={`${id}-time`} label={messages.time} aria-busy={!times}>
        <select
          id={`${id}-time`}
          name="time"
          value={time}
          disabled={!times}
          onChange={(event) => setTime(event.target.value)}
        >
          {times?.map(({ time: from, until, left }) => (
            <option key={from} value={from} disabled={left === 0}>
              {from} – {until} ({messages.left(left)})
            </option>
          ))}
          <option value={OTHER_TIME}>{messages.otherTime}</option>
        </select>
      </Field>
      {times && time === OTHER_TIME && (
        <Field id={`${id}-other`} label={messages.whichTime}>
          <input id={`${id}-other`} name="otherTime" type="time" required />
        </Field>
      )}
    </>
  )
}

export function readTimeFields(form: FormData): { place: string; day: string; time: string } {
  const time = String(form.get('time') ?? '')
  return {
    place: String(form.get('place') ?? ''),
    day: String(form.get('day') ?? ''),
    time: time === OTHER_TIME ? String(form.get('otherTime') ?? '') : time,
  }
}

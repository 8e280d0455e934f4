'use client'

import { useEffect, useState } from 'react'
import { Field } from '../../../panel/forms/field'
import { appointmentMessages } from '../messages'
import type { VisitPlaceName } from '../read-appointments'

type Time = { time: string; until: string; left: number }
type Props = {
  id: string
  places: VisitPlaceName[]
  place: string | null
  day: string
  language: 'es' | 'en'
}

const OTHER = 'other'

/** Place, day and one of its free times, or a typed time for appointments outside opening hours. */
export function TimeFields({ id, places, place: firstPlace, day: firstDay, language }: Props) {
  const messages = appointmentMessages[language]
  const [place, setPlace] = useState(firstPlace ?? places[0]?.slug ?? '')
  const [day, setDay] = useState(firstDay)
  const [times, setTimes] = useState<Time[] | undefined>()
  const [time, setTime] = useState('')

  useEffect(() => {
    const request = new AbortController()
    setTimes(undefined)
    const load = async () => {
      const response = await fetch('/api/visit-desk/times', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ place, day }),
        signal: request.signal,
      })
      const loaded = response.ok ? ((await response.json()) as { times: Time[] }).times : []
      setTimes(loaded)
      setTime(loaded.find(({ left }) => left > 0)?.time ?? OTHER)
    }
    // If loading fails, the time can be typed; the server checks it anyway.
    load().catch(() => {
      if (request.signal.aborted) return
      setTimes([])
      setTime(OTHER)
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
          <option value={OTHER}>{messages.otherTime}</option>
        </select>
      </Field>
      {times && time === OTHER && (
        <Field id={`${id}-other`} label={messages.whichTime}>
          <input id={`${id}-other`} name="otherTime" type="time" required />
        </Field>
      )}
    </>
  )
}

/** Reads the fields as the endpoints expect them. */
export function wantedTime(form: FormData): { place: string; day: string; time: string } {
  const time = String(form.get('time') ?? '')
  return {
    place: String(form.get('place') ?? ''),
    day: String(form.get('day') ?? ''),
    time: time === OTHER ? String(form.get('otherTime') ?? '') : time,
  }
}

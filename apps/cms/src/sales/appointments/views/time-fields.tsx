'use client'

import { useEffect, useState } from 'react'
import { visitWords } from '../messages'
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

/** Place, day and one of its free times; or a time that is typed, for what was agreed outside the hours. */
export function TimeFields({ id, places, place: firstPlace, day: firstDay, language }: Props) {
  const say = visitWords[language]
  const [place, setPlace] = useState(firstPlace ?? places[0]?.slug ?? '')
  const [day, setDay] = useState(firstDay)
  const [times, setTimes] = useState<Time[] | undefined>()
  const [time, setTime] = useState('')

  useEffect(() => {
    const asked = new AbortController()
    setTimes(undefined)
    const load = async () => {
      const response = await fetch('/api/visit-desk/times', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ place, day }),
        signal: asked.signal,
      })
      const found = response.ok ? ((await response.json()) as { times: Time[] }).times : []
      setTimes(found)
      setTime(found.find(({ left }) => left > 0)?.time ?? OTHER)
    }
    // Without the list a time can still be typed; the server checks it either way.
    load().catch(() => {
      if (asked.signal.aborted) return
      setTimes([])
      setTime(OTHER)
    })
    return () => asked.abort()
  }, [place, day])

  return (
    <>
      <p className="desk-field">
        <label htmlFor={`${id}-place`}>{say.place}</label>
        <select id={`${id}-place`} name="place" value={place} onChange={(event) => setPlace(event.target.value)}>
          {places.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <p className="desk-field">
        <label htmlFor={`${id}-day`}>{say.day}</label>
        <input
          id={`${id}-day`}
          name="day"
          type="date"
          required
          value={day}
          onChange={(event) => event.target.value && setDay(event.target.value)}
        />
      </p>
      <p className="desk-field" aria-busy={!times}>
        <label htmlFor={`${id}-time`}>{say.time}</label>
        <select
          id={`${id}-time`}
          name="time"
          value={time}
          disabled={!times}
          onChange={(event) => setTime(event.target.value)}
        >
          {times?.map(({ time: from, until, left }) => (
            <option key={from} value={from} disabled={left === 0}>
              {from} – {until} ({say.left(left)})
            </option>
          ))}
          <option value={OTHER}>{say.otherTime}</option>
        </select>
      </p>
      {times && time === OTHER && (
        <p className="desk-field">
          <label htmlFor={`${id}-other`}>{say.whichTime}</label>
          <input id={`${id}-other`} name="otherTime" type="time" required />
        </p>
      )}
    </>
  )
}

/** What the fields say, as the endpoints take it. */
export function wantedTime(form: FormData): { place: string; day: string; time: string } {
  const time = String(form.get('time') ?? '')
  return {
    place: String(form.get('place') ?? ''),
    day: String(form.get('day') ?? ''),
    time: time === OTHER ? String(form.get('otherTime') ?? '') : time,
  }
}

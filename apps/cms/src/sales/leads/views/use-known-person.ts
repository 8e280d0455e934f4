'use client'

import { useEffect, useRef, useState } from 'react'

export type KnownPerson = { lead: string; name: string; project: string; owner: string | null; since: string }

const WAIT_MS = 300
const MIN_DIGITS = 9

/** Looks up a person while staff type. An incomplete phone number or e-mail address is not looked up. */
export function useKnownPerson() {
  const [person, setPerson] = useState<KnownPerson | null>(null)
  const [contact, setContact] = useState({ phone: '', email: '' })
  const lastQuery = useRef('')

  useEffect(() => {
    const phone = contact.phone.replace(/\D/g, '').length >= MIN_DIGITS ? contact.phone : ''
    const email = /^\S+@\S+\.\S+$/.test(contact.email.trim()) ? contact.email.trim() : ''
    const query = JSON.stringify({ phone, email })
    if (query === lastQuery.current) return
    lastQuery.current = query
    if (!phone && !email) return setPerson(null)
    const timer = setTimeout(async () => {
      const response = await fetch('/api/inbox/known-person', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: query,
      }).catch(() => undefined)
      // The server rejects an invalid number, which belongs to no known person. Ignore answers to earlier queries.
      const answer = response?.ok ? ((await response.json()) as { person: KnownPerson | null }) : { person: null }
      if (lastQuery.current === query) setPerson(answer.person)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [contact])

  return { person, lookUp: setContact }
}

'use client'

import { newLeadMessages } from '../new-lead-messages'
import styles from './new-lead.module.css'
import type { KnownPerson } from './use-known-person'

/** Says who already handles the person, and links to that lead. */
export function KnownPersonNote({ person, language }: { person: KnownPerson; language: 'es' | 'en' }) {
  const messages = newLeadMessages[language]
  const { owner, since, name, project } = person
  return (
    <div className={styles.known}>
      <p>
        <b>{owner ? messages.someoneHandles(owner, since) : messages.noOneHandles(since)}</b>
        <small>{messages.knownNote(name, project)}</small>
      </p>
      <a className="desk-btn" href={`/admin/consultas/${person.lead}`}>
        {messages.openKnown}
      </a>
    </div>
  )
}

import { formatInstant } from '@app/domain/calendar/format-date'
import type { FoundPerson, FoundRecord } from '../find-person'
import { privacyMessages } from '../messages'

/** A record with the texts that the browser shows. */
export type ShownRecord = { id: string; title: string; note: string; hold: string | null }

export type ShownPerson = { own: ShownRecord[]; others: ShownRecord[]; mentions: ShownRecord[] }

export function toShownPerson(person: FoundPerson, language: 'es' | 'en'): ShownPerson {
  const messages = privacyMessages[language]
  const holdText = (hold: string | null) => (hold ? (messages.holds[hold] ?? hold) : null)
  const shownRecord = (record: FoundRecord): ShownRecord => ({
    id: record.id,
    title: `${messages.tables[record.table]} ${record.reference}`,
    note: [
      `${record.firstName} ${record.lastName}`,
      record.email,
      record.phone,
      record.document,
      formatInstant(record.at, language),
    ]
      .filter(Boolean)
      .join(' · '),
    hold: holdText(record.hold),
  })
  return {
    own: person.own.map(shownRecord),
    others: person.others.map(shownRecord),
    mentions: person.mentions.map(({ id, table, at, hold }) => ({
      id,
      title: messages.tables[table] ?? table,
      note: formatInstant(at, language),
      hold: holdText(hold),
    })),
  }
}

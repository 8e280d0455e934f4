import { dayAndTime } from '../../panel/dates/format-time'
import type { FoundPerson, HeldRecord } from '../find-person'
import { privacyWords } from '../messages'

/** A line of the list, in plain text: it goes to the browser. */
export type ShownRecord = { id: string; title: string; note: string; hold: string | null }

export type ShownPerson = { own: ShownRecord[]; others: ShownRecord[]; mentions: ShownRecord[] }

export function toolsOf(person: FoundPerson, language: 'es' | 'en'): ShownPerson {
  const say = privacyWords[language]
  const holdText = (hold: string | null) => (hold ? (say.holds[hold] ?? hold) : null)
  const shown = (record: HeldRecord): ShownRecord => ({
    id: record.id,
    title: `${say.places[record.place]} ${record.reference}`,
    note: [
      `${record.firstName} ${record.lastName}`,
      record.email,
      record.phone,
      record.document,
      dayAndTime(record.at, language),
    ]
      .filter(Boolean)
      .join(' · '),
    hold: holdText(record.hold),
  })
  return {
    own: person.own.map(shown),
    others: person.others.map(shown),
    mentions: person.mentions.map(({ id, place, at, hold }) => ({
      id,
      title: say.places[place] ?? place,
      note: dayAndTime(at, language),
      hold: holdText(hold),
    })),
  }
}

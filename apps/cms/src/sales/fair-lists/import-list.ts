import { createHash, randomBytes } from 'node:crypto'
import { staffObservation } from '@app/domain/lead/lead-channels'
import { MAX_LISTED_LEADS } from '@app/domain/lead/lead-list-csv'
import { REFERENCE_RANDOM_BYTES, referenceCode } from '@app/domain/reference/reference-code'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'
import { insertStaffLead } from '@app/platform/lead/insert-lead'
import type { Staff } from '../../platform/access/staff'
import { readSpokenTexts } from '../leads/read-spoken-texts'
import { type CheckedPerson, checkList } from './check-list'
import type { FairList } from './fair-list.schema'

type ImportResult = { leads: string[] } | 'problems' | 'outdated-text' | 'unknown-project'

class UnknownProject extends Error {}

/**
 * Stores the people of a list as leads, all of them or none. Each person has a separate key in the list, so a repeated
 * import stores no one twice. The worker adds the leads to the desk and assigns their owners.
 */
export async function importList(pool: Pool, list: FairList, staff: Staff): Promise<ImportResult> {
  try {
    return await inTransaction(pool, async (tx) => {
      const texts = await readSpokenTexts(tx, list.language)
      if (list.consents.some(({ purpose, version }) => texts[purpose]?.version !== version)) return 'outdated-text'
      const earlierImport = await findImported(tx, list.key)
      if (earlierImport.length > 0) return { leads: earlierImport }
      const { persons, problems } = await checkList(tx, list.csv)
      if (problems.length > 0) return 'problems'
      const leads: string[] = []
      for (const person of persons) {
        if (person.known && !list.includesKnown) continue
        leads.push(await storePerson(tx, person, list, staff))
      }
      return { leads }
    })
  } catch (error) {
    if (error instanceof UnknownProject) return 'unknown-project'
    throw error
  }
}

async function findImported(tx: Transaction, key: string): Promise<string[]> {
  // Waits for an import of the same list, because its keys are visible only after it commits.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key])
  const { rows } = await tx.query<{ id: string }>('select id from leads where idempotency_key = any($1)', [
    Array.from({ length: MAX_LISTED_LEADS + 2 }, (_, line) => keyOf(key, line)),
  ])
  return rows.map(({ id }) => id)
}

const keyOf = (list: string, line: number) => `list:${list}:${line}`

async function storePerson(tx: Transaction, person: CheckedPerson, list: FairList, staff: Staff): Promise<string> {
  const { line, known: _, note, ...names } = person
  const { id } = await insertStaffLead(tx, {
    ...names,
    reference: referenceCode(randomBytes(REFERENCE_RANDOM_BYTES)),
    key: keyOf(list.key, line),
    bodyHash: createHash('sha256').update(JSON.stringify(person)).digest('hex'),
    kind: 'contact',
    project: list.project,
    locale: list.language,
    observation: staffObservation({ channel: list.channel, by: staff.name, note }),
    channel: list.channel,
    enteredBy: staff.id,
    consents: list.consents.map((consent) => ({ ...consent, granted: true, recordedBy: list.heardBy })),
  })
  if (!id) throw new UnknownProject()
  if (note)
    await tx.query(
      `insert into lead_events (lead_id, kind, text, by, created_at) values ($1, 'note', $2, $3, clock_timestamp())`,
      [id, note, staff.name],
    )
  return id
}

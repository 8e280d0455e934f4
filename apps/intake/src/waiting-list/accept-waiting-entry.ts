import { emailKey } from '@app/domain/person/person-keys'
import { waitingMails } from '@app/domain/waiting-list/waiting-entry'
import type { WaitingInput } from '@app/domain/waiting-list/waiting-list.schema'
import { inTransaction, type Transaction } from '@app/platform/database/pool'
import type { IntakeContext } from '../server/intake-context'
import { insertConsents } from '../submissions/consents'
import { insertDeliveries } from '../submissions/deliveries'
import { requireSameBody, type Submission, sha256 } from '../submissions/idempotency'
import { newReference } from '../submissions/new-reference'
import { findReceipt } from '../submissions/stored-receipt'
import { rejection } from '../submissions/submission-error'
import { type FoundSubject, findWaitingSubject } from './find-waiting-subject'

type Entry = { id: string; reference: string }

/**
 * Stores an unconfirmed entry, its consent and the mail that confirms the mailbox, in one transaction. A mailbox that
 * already waits for the same lot or project keeps its position and gets the mail again, so the answer does not reveal
 * the entry.
 */
export async function acceptWaitingEntry(
  context: IntakeContext,
  submission: Submission<WaitingInput>,
): Promise<string> {
  const { input, key, bodyHash, requestId } = submission
  const consents = await context.consentVersions.resolve(
    [{ purpose: 'terms', sentVersion: input.consentVersions.terms, granted: true }],
    context.clock(),
  )
  return inTransaction(context.pool, async (tx) => {
    const receipt = await findReceipt(tx, 'waiting_entries', key)
    if (receipt) return requireSameBody(receipt, bodyHash).reference
    rejectUnlessWaitable(input, await findWaitingSubject(tx, input))

    const newEntry = await insertEntry(tx, submission)
    const entry = newEntry ?? (await findActiveEntry(tx, input))
    // Another copy of this submission was stored at the same time.
    if (!entry)
      return requireSameBody((await findReceipt(tx, 'waiting_entries', key)) ?? noReceipt(), bodyHash).reference
    const { id, reference } = entry
    if (newEntry) await insertConsents(tx, { reference, locale: input.locale, waitingEntryId: id }, consents)
    await insertDeliveries(tx, { reference, requestId }, [
      { integration: 'mail', subjectKind: 'waiting-entry', subjectId: id, template: waitingMails.confirm },
    ])
    return reference
  })
}

function noReceipt(): never {
  throw new Error('the entry with this key was rolled back')
}

/** Throws unless the lot is held, the building is sold out or the project is published. */
function rejectUnlessWaitable({ kind }: WaitingInput, subject: FoundSubject | undefined): void {
  if (!subject) throw rejection(422, 'project', 'waiting.project.unknown')
  if (kind === 'next-building' && !subject.isSoldOut) throw rejection(422, 'project', 'waiting.project.unknown')
  if (kind !== 'lot' || subject.lotState === 'held') return
  if (subject.lotState === 'free') throw rejection(422, 'lot', 'waiting.lot.free')
  if (subject.lotState === 'sold') throw rejection(422, 'lot', 'waiting.lot.sold')
  throw rejection(422, 'lot', 'waiting.lot.unknown')
}

const mailboxHashOf = ({ email }: WaitingInput) => sha256(emailKey(email))

/** Inserts an entry, or returns undefined if the mailbox already waits for the same lot or project. */
async function insertEntry(
  tx: Transaction,
  { input, key, bodyHash }: Submission<WaitingInput>,
): Promise<Entry | undefined> {
  const { rows } = await tx.query<Entry>(
    `insert into waiting_entries (reference, idempotency_key, body_hash, kind, project_slug, lot, first_name, email,
       mailbox_hash, locale, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'unconfirmed')
     on conflict do nothing returning id, reference`,
    [
      newReference(),
      key,
      bodyHash,
      input.kind,
      input.project,
      input.lot,
      input.firstName,
      input.email,
      mailboxHashOf(input),
      input.locale,
    ],
  )
  return rows[0]
}

async function findActiveEntry(tx: Transaction, input: WaitingInput): Promise<Entry | undefined> {
  const { rows } = await tx.query<Entry>(
    `select id, reference from waiting_entries
     where kind = $1 and project_slug = $2 and coalesce(lot, '') = $3 and mailbox_hash = $4
       and state in ('unconfirmed', 'waiting')`,
    [input.kind, input.project, input.lot ?? '', mailboxHashOf(input)],
  )
  return rows[0]
}

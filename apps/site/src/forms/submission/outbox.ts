// A submission made without a connection waits here and is sent when the connection is back. It counts once even if
// the first attempt did arrive and only its answer was lost: the server knows its idempotency key.
import type { Locale } from '@/i18n/locales'
import type { Texts } from '@/i18n/translate'
import type { Outcome, Submission } from './send-form'

export type Waiting = Submission & {
  formId: string
  locale: Locale
  /** Where the form is, for a person who meanwhile reads another page. */
  page: string
  waitingSince: number
  /** The typed values, given back to the form if the server refuses them. */
  fields: Record<string, unknown>
  /** For the toast: the page it appears on may have no form, and so no messages. */
  texts: Texts<'outbox'>
}

export type OutboxStore = {
  all(): Promise<Waiting[]>
  put(waiting: Waiting): Promise<void>
  remove(key: string): Promise<void>
}

export type Settled =
  | { kind: 'accepted'; waiting: Waiting; reference: string; answer: Record<string, unknown> }
  | { kind: 'refused'; waiting: Waiting }

type Sender = (submission: Submission) => Promise<Outcome>

/** Sends what waits, oldest first, and says what became of each. Stops at the first that must go on waiting. */
export async function flushOutbox(
  store: OutboxStore,
  send: Sender,
  settle: (settled: Settled) => void,
): Promise<{ left: number }> {
  const queue = (await store.all()).sort((a, b) => a.waitingSince - b.waitingSince)
  for (const [index, waiting] of queue.entries()) {
    const outcome = await send(waiting)
    if (mustWait(outcome)) return { left: queue.length - index }
    await store.remove(waiting.key)
    settle(settledBy(outcome, waiting))
  }
  return { left: 0 }
}

const mustWait = ({ kind }: Outcome) => kind === 'offline' || kind === 'unavailable' || kind === 'too-many'

function settledBy(outcome: Outcome, waiting: Waiting): Settled {
  if (outcome.kind !== 'accepted') return { kind: 'refused', waiting }
  return { kind: 'accepted', waiting, reference: outcome.reference, answer: outcome.answer }
}

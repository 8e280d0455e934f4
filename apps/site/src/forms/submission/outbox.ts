// Submissions made without a connection are queued here and sent once it is back. The idempotency key makes each count
// once, even if the first attempt arrived and only its response was lost.
import type { Locale } from '@app/domain/language/locale'
import type { Texts } from '@/i18n/translate'
import type { Outcome, Submission } from './send-form'

export type Waiting = Submission & {
  formId: string
  locale: Locale
  /** URL of the form, for a visitor who is on another page by then. */
  page: string
  waitingSince: number
  /** The typed values, restored in the form if the server rejects them. */
  fields: Record<string, unknown>
  /** For the toast: the page it appears on may have no form and therefore no messages. */
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

/** Sends queued submissions, oldest first, and reports each outcome. Stops at the first that must stay queued. */
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

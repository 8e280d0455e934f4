// The outbox queues submissions made without a connection. The idempotency key prevents a duplicate if the server
// received the first attempt and only its response was lost.
import type { Locale } from '@app/domain/language/locale'
import type { Texts } from '@/i18n/translate'
import type { Outcome, Submission } from './send-form'

export type QueuedSubmission = Submission & {
  formId: string
  locale: Locale
  /** URL of the form. The toast links to it from other pages. */
  page: string
  waitingSince: number
  /** The values of the controls. They are restored in the form if the server rejects the submission. */
  fields: Record<string, unknown>
  /** Messages of the toast, which may appear on a page without a form. */
  texts: Texts<'outbox'>
}

export type OutboxStore = {
  all(): Promise<QueuedSubmission[]>
  put(submission: QueuedSubmission): Promise<void>
  remove(key: string): Promise<void>
}

export type OutboxResult =
  | { kind: 'accepted'; submission: QueuedSubmission; reference: string; answer: Record<string, unknown> }
  | { kind: 'rejected'; submission: QueuedSubmission }

type Sender = (submission: Submission) => Promise<Outcome>

/** Sends the queued submissions, oldest first, and reports each result. Stops when a submission must stay queued. */
export async function flushOutbox(
  store: OutboxStore,
  send: Sender,
  onResult: (result: OutboxResult) => void,
): Promise<{ remainingCount: number }> {
  const queue = (await store.all()).sort((a, b) => a.waitingSince - b.waitingSince)
  for (const [index, submission] of queue.entries()) {
    const outcome = await send(submission)
    if (shouldStayQueued(outcome)) return { remainingCount: queue.length - index }
    await store.remove(submission.key)
    onResult(toResult(outcome, submission))
  }
  return { remainingCount: 0 }
}

const shouldStayQueued = ({ kind }: Outcome) => kind === 'offline' || kind === 'unavailable' || kind === 'too-many'

function toResult(outcome: Outcome, submission: QueuedSubmission): OutboxResult {
  if (outcome.kind !== 'accepted') return { kind: 'rejected', submission }
  return { kind: 'accepted', submission, reference: outcome.reference, answer: outcome.answer }
}

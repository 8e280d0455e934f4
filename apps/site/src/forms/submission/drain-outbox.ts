// The outbox retries every 30 s in addition to browser events, because phones often report a connection that does not
// work.
import { clearDraft, newDraft, writeDraft } from './form-draft'
import { flushOutbox, type OutboxResult } from './outbox'
import { browserOutbox } from './outbox-store'
import { sendWithProof } from './send-with-proof'
import { isNoticeOnScreen } from './waiting-notice.dom'

const CHANNEL = 'outbox'
const RETRY_INTERVAL_MS = 30_000

let timer: ReturnType<typeof setInterval> | undefined

/** Sends the outbox and retries until it is empty. Resolves after the first attempt. */
export function drainOutbox(): Promise<{ isWaiting: boolean }> {
  if (timer === undefined) {
    timer = setInterval(post, RETRY_INTERVAL_MS)
    addEventListener('online', post)
    document.addEventListener('visibilitychange', post)
  }
  return post()
}

function stopDraining(): void {
  clearInterval(timer)
  timer = undefined
  removeEventListener('online', post)
  document.removeEventListener('visibilitychange', post)
}

/** Sends the outbox once. A lock prevents several open tabs from sending the same submission. */
async function post(): Promise<{ isWaiting: boolean }> {
  if (!navigator.onLine || document.visibilityState === 'hidden') return { isWaiting: true }
  if (!navigator.locks) return flush()
  return navigator.locks.request('outbox', { ifAvailable: true }, (lock) => (lock ? flush() : { isWaiting: true }))
}

async function flush(): Promise<{ isWaiting: boolean }> {
  const { remainingCount } = await flushOutbox(browserOutbox, (submission) => sendWithProof(submission), announceResult)
  if (remainingCount === 0) stopDraining()
  return { isWaiting: remainingCount > 0 }
}

function announceResult(result: OutboxResult): void {
  if (result.kind === 'rejected') {
    const { formId, fields } = result.submission
    writeDraft(formId, { ...newDraft(), fields }, sessionStorage)
  } else {
    clearDraft(result.submission.formId, sessionStorage)
  }
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(result)
  channel.close()
  if (isNoticeOnScreen(result.submission.key)) return
  // The toast can load now, because the server has responded and the connection works.
  import('./outbox-toast').then(({ showOutboxToast }) => showOutboxToast(result))
}

/** Calls the listener with each result of the outbox, including results from other tabs. */
export function onOutboxResult(listener: (result: OutboxResult) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = (event: MessageEvent<OutboxResult>) => listener(event.data)
  return () => channel.close()
}

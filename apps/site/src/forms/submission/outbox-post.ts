// Retries when the browser goes online, when the page becomes visible, and every 30 s: phones often claim to be online
// while no request gets through.
import { clearDraft, newDraft, writeDraft } from './form-draft'
import { flushOutbox, type Settled } from './outbox'
import { browserOutbox } from './outbox-store'
import { sendWithProof } from './send-with-proof'
import { isNoticeOnScreen } from './waiting-mark'

const CHANNEL = 'outbox'
const RETRY_INTERVAL_MS = 30_000

let timer: ReturnType<typeof setInterval> | undefined

/** Tries at once and retries until the outbox is empty. Resolves after the first attempt. */
export function keepPosting(): Promise<{ isWaiting: boolean }> {
  if (timer === undefined) {
    timer = setInterval(post, RETRY_INTERVAL_MS)
    addEventListener('online', post)
    document.addEventListener('visibilitychange', post)
  }
  return post()
}

function stopPosting(): void {
  clearInterval(timer)
  timer = undefined
  removeEventListener('online', post)
  document.removeEventListener('visibilitychange', post)
}

/** One tab at a time, so that three open tabs do not send three requests. */
async function post(): Promise<{ isWaiting: boolean }> {
  if (!navigator.onLine || document.visibilityState === 'hidden') return { isWaiting: true }
  if (!navigator.locks) return flush()
  return navigator.locks.request('outbox', { ifAvailable: true }, (lock) => (lock ? flush() : { isWaiting: true }))
}

async function flush(): Promise<{ isWaiting: boolean }> {
  const { left } = await flushOutbox(browserOutbox, (waiting) => sendWithProof(waiting), announce)
  if (left === 0) stopPosting()
  return { isWaiting: left > 0 }
}

function announce(settled: Settled): void {
  if (settled.kind === 'refused') {
    const { formId, fields } = settled.waiting
    writeDraft(formId, { ...newDraft(), fields }, sessionStorage)
  } else {
    clearDraft(settled.waiting.formId, sessionStorage)
  }
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(settled)
  channel.close()
  if (isNoticeOnScreen(settled.waiting.key)) return
  // The connection is back at this point, so the toast can be loaded on demand.
  import('./outbox-toast').then(({ showOutboxToast }) => showOutboxToast(settled))
}

/** Notifies a form, in this tab or another, of the outcome of its submission. */
export function onSettled(listener: (settled: Settled) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = (event: MessageEvent<Settled>) => listener(event.data)
  return () => channel.close()
}

// Tries again when the browser says it is online, when the page comes back into view, and every half minute: a phone
// often believes to be online while nothing gets through.
import { clearDraft, newDraft, writeDraft } from './form-draft'
import { flushOutbox, type Settled } from './outbox'
import { browserOutbox } from './outbox-store'
import { sendWithProof } from './send-with-proof'
import { isNoticeOnScreen } from './waiting-mark'

const CHANNEL = 'outbox'
const EVERY_MS = 30_000

let timer: ReturnType<typeof setInterval> | undefined

/** Tries at once and goes on until nothing waits. Resolves after the first attempt. */
export function keepPosting(): Promise<{ isWaiting: boolean }> {
  if (timer === undefined) {
    timer = setInterval(post, EVERY_MS)
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

/** One tab at a time, so that a person with three tabs does not send three requests. */
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
  // The connection is back by now, so it can be fetched when it is needed.
  import('./outbox-toast').then(({ showOutboxToast }) => showOutboxToast(settled))
}

/** Tells a form, in this tab or another, what became of its submission. */
export function onSettled(listener: (settled: Settled) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = (event: MessageEvent<Settled>) => listener(event.data)
  return () => channel.close()
}

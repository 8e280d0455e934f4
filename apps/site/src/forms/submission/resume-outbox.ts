import { hasOutboxMark } from './outbox-mark'

/** Runs on every page: the next page that opens sends what was queued without a connection. */
export function resumeOutbox(): void {
  if (!hasOutboxMark()) return
  import('./outbox-post').then(({ keepPosting }) => keepPosting())
}

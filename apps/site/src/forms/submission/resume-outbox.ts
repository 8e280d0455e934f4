import { hasOutboxMark } from './outbox-mark'

/** For every page: what was written without a connection leaves with the next page that opens. */
export function resumeOutbox(): void {
  if (!hasOutboxMark()) return
  import('./outbox-post').then(({ keepPosting }) => keepPosting())
}

import { isOutboxFlagSet } from './outbox-flag'

/** Starts sending the outbox if it is not empty. It runs on every page. */
export function resumeOutbox(): void {
  if (!isOutboxFlagSet()) return
  import('./drain-outbox').then(({ drainOutbox }) => drainOutbox())
}

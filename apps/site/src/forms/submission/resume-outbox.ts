import { isOutboxFlagSet } from './outbox-flag'

/** Starts sending the outbox if it is not empty. Every page calls this function. */
export function resumeOutbox(): void {
  if (!isOutboxFlagSet()) return
  import('./drain-outbox').then(({ drainOutbox }) => drainOutbox())
}

// The outbox uses IndexedDB, because a queued complaint may contain a file. A flag in localStorage tells every page
// whether the outbox is empty, without opening the database.
import { createStore, del, set, values } from 'idb-keyval'
import type { OutboxStore, QueuedSubmission } from './outbox'
import { setOutboxFlag } from './outbox-flag'

export function createOutbox(database: string): OutboxStore {
  const store = createStore(database, 'waiting')
  const all = () => values<QueuedSubmission>(store)
  return {
    all,
    async put(submission) {
      await set(submission.key, submission, store)
      setOutboxFlag(true)
    },
    async remove(key) {
      await del(key, store)
      setOutboxFlag((await all()).length > 0)
    },
  }
}

export const browserOutbox = createOutbox('outbox')

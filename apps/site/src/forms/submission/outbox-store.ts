// IndexedDB instead of localStorage, because a queued complaint may have a file. A flag in localStorage tells other pages
// whether the outbox is empty without opening the database.
import { createStore, del, set, values } from 'idb-keyval'
import type { OutboxStore, Waiting } from './outbox'
import { setOutboxMark } from './outbox-mark'

export function outboxIn(database: string): OutboxStore {
  const store = createStore(database, 'waiting')
  const all = () => values<Waiting>(store)
  return {
    all,
    async put(waiting) {
      await set(waiting.key, waiting, store)
      setOutboxMark(true)
    },
    async remove(key) {
      await del(key, store)
      setOutboxMark((await all()).length > 0)
    },
  }
}

export const browserOutbox = outboxIn('outbox')

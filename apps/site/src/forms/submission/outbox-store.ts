// IndexedDB and not localStorage, because a complaint may wait with its file. A mark in localStorage tells other pages
// without opening the database whether anything waits.
import { createStore, del, promisifyRequest, values } from 'idb-keyval'
import type { OutboxStore, Waiting } from './outbox'
import { setOutboxMark } from './outbox-mark'

export function outboxIn(database: string): OutboxStore {
  const store = createStore(database, 'waiting')
  const all = () => values<Waiting>(store)
  return {
    all,
    async put(waiting) {
      await store('readwrite', (records) => {
        // Browsers that first kept a form before November 2026 have a store that takes the key from the record itself,
        // and refuses one given beside it: `set` of idb-keyval would fail there.
        if (records.keyPath) records.put(waiting)
        else records.put(waiting, waiting.key)
        return promisifyRequest(records.transaction)
      })
      setOutboxMark(true)
    },
    async remove(key) {
      await del(key, store)
      setOutboxMark((await all()).length > 0)
    },
  }
}

export const browserOutbox = outboxIn('outbox')

// IndexedDB and not localStorage, because a complaint may wait with its file.
// A mark in localStorage tells other pages without opening the database whether anything waits.
import type { OutboxStore, Waiting } from './outbox'
import { setOutboxMark } from './outbox-mark'

const STORE = 'waiting'

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('outbox', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
  return settled(request)
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function inStore<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await settled(use(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

const all = () => inStore<Waiting[]>('readonly', (store) => store.getAll())

export const browserOutbox: OutboxStore = {
  all,
  async put(waiting) {
    await inStore('readwrite', (store) => store.put(waiting))
    setOutboxMark(true)
  },
  async remove(key) {
    await inStore('readwrite', (store) => store.delete(key))
    setOutboxMark((await all()).length > 0)
  },
}

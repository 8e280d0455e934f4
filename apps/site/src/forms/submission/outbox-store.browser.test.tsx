import { beforeEach, expect, test } from 'vitest'
import type { Waiting } from './outbox'
import { hasOutboxMark } from './outbox-mark'
import { outboxIn } from './outbox-store'

const file = new File(['hoja'], 'hoja.pdf')
const waiting = (key: string): Waiting => ({
  key,
  waitingSince: 1,
  endpoint: '/api/complaints',
  payload: { parts: [['attachment', file]] },
  formId: 'complaint',
  locale: 'es',
  page: '/libro-de-reclamaciones',
  fields: { firstName: 'Lucía' },
})

/** As releases before November 2026 made it: the key is read from the record. */
function oldStore(name: string, record: Waiting): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore('waiting', { keyPath: 'key' }).put(record)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
}

let name = ''
beforeEach(() => {
  name = `outbox-${Math.random()}`
  localStorage.clear()
})

test('what waits is kept with its file until it is removed', async () => {
  const outbox = outboxIn(name)
  await outbox.put(waiting('a'))
  await outbox.put(waiting('b'))
  expect(hasOutboxMark()).toBe(true)
  const [first] = await outboxIn(name).all()
  expect(first).toMatchObject({ key: 'a', payload: { parts: [['attachment', { name: 'hoja.pdf', size: 4 }]] } })
  await outbox.remove('a')
  await outbox.remove('b')
  expect(await outbox.all()).toEqual([])
  expect(hasOutboxMark()).toBe(false)
})

test('a form that waits since an older release is still there, and another can wait beside it', async () => {
  await oldStore(name, waiting('old'))
  const outbox = outboxIn(name)
  expect((await outbox.all()).map(({ key }) => key)).toEqual(['old'])
  await outbox.put(waiting('new'))
  expect((await outbox.all()).map(({ key }) => key)).toEqual(['new', 'old'])
  await outbox.remove('old')
  expect((await outbox.all()).map(({ key }) => key)).toEqual(['new'])
})

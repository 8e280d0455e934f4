import { beforeEach, expect, test } from 'vitest'
import { textsFor } from '@/i18n/translator'
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
  texts: textsFor('es', 'outbox'),
})

let name = ''
beforeEach(() => {
  name = `outbox-${Math.random()}`
  localStorage.clear()
})

test('stores a queued submission with its file until it is removed', async () => {
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

import { beforeEach, expect, test } from 'vitest'
import { textsFor } from '@/i18n/translator'
import type { QueuedSubmission } from './outbox'
import { isOutboxFlagSet } from './outbox-flag'
import { createOutbox } from './outbox-store'

const file = new File(['hoja'], 'hoja.pdf')
const queuedSubmission = (key: string): QueuedSubmission => ({
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

test('stores a queued submission with its file until it is removed from the outbox', async () => {
  const outbox = createOutbox(name)
  await outbox.put(queuedSubmission('a'))
  await outbox.put(queuedSubmission('b'))
  expect(isOutboxFlagSet()).toBe(true)
  const [first] = await createOutbox(name).all()
  expect(first).toMatchObject({ key: 'a', payload: { parts: [['attachment', { name: 'hoja.pdf', size: 4 }]] } })
  await outbox.remove('a')
  await outbox.remove('b')
  expect(await outbox.all()).toEqual([])
  expect(isOutboxFlagSet()).toBe(false)
})

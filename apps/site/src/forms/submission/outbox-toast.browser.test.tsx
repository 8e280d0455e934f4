import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textsFor } from '@/i18n/translator'
import type { QueuedSubmission } from './outbox'
import { showOutboxToast } from './outbox-toast'

const submission: QueuedSubmission = {
  key: 'a',
  waitingSince: 1,
  endpoint: '/api/leads',
  payload: { json: '{}' },
  formId: 'lead',
  locale: 'en',
  page: '/en/about',
  fields: {},
  texts: textsFor('en', 'outbox'),
}
const acceptedOutcome = { kind: 'accepted', reference: 'SM-7K4Q-2D', answer: {} } as const

afterEach(() => document.body.replaceChildren())

test('shows the reference of a sent form until the visitor closes the toast', async () => {
  showOutboxToast({ ...acceptedOutcome, submission })
  const toast = page.getByText('The form that was waiting has been sent. Reference code: SM-7K4Q-2D.')
  await expect.element(page.getByRole('status')).toBeVisible()
  await expect.element(toast).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(toast).not.toBeInTheDocument()
})

test('shows a link to the page of a rejected form', async () => {
  showOutboxToast({ kind: 'rejected', submission })
  await expect.element(page.getByRole('link', { name: 'Review it' })).toHaveAttribute('href', '/en/about')
})

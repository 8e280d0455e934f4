import { expect, test } from 'vitest'
import { poolOptions } from './pool-options'

test('limits how long the panel waits for a connection and for a result', () => {
  expect(poolOptions('postgres://x', ['node', 'next', 'start'])).toMatchObject({
    connectionTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 120_000,
  })
})

test('keeps connections that are not in use for minutes, because opening one makes the next page slower', () => {
  expect(poolOptions('postgres://x', ['node', 'next', 'start']).idleTimeoutMillis).toBe(600_000)
})

test('sets no time limit for migrations', () => {
  expect(poolOptions('postgres://x', ['node', 'payload', 'migrate'])).not.toHaveProperty('statement_timeout')
})

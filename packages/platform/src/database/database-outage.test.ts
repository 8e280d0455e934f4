import pg from 'pg'
import { expect, test } from 'vitest'
import { isDatabaseOutage, isQueryTimeout } from './database-outage'

const withCode = (code: string) => Object.assign(new Error('x'), { code })
const databaseError = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code })

test.each([
  ['a rejected connection', withCode('ECONNREFUSED')],
  ['a rejected connection to every address', new AggregateError([withCode('ECONNREFUSED')])],
  ['a broken connection', new Error('Connection terminated unexpectedly')],
  ['a connection that times out', new Error('timeout exceeded when trying to connect')],
  ['a query that times out', new Error('Query read timeout')],
  ['a connection that broke inside the server', databaseError('08006')],
  ['too many connections', databaseError('53300')],
  ['a full disk', databaseError('53100')],
  ['a statement that took too long', databaseError('57014')],
  ['a server that shuts down', databaseError('57P01')],
  ['a server that is starting', databaseError('57P03')],
  ['an I/O error', databaseError('58030')],
  ['a deadlock', databaseError('40P01')],
  ['a lock timeout', databaseError('55P03')],
  ['a transaction that took too long', databaseError('25P04')],
  ['a read-only replica', databaseError('25006')],
])('reports %s as an outage', (_, error) => {
  expect(isDatabaseOutage(error)).toBe(true)
})

test.each([
  ['a programming error', new TypeError('x is not a function')],
  ['a thrown value that is not an Error', 'oops'],
  ['a value of the wrong type', databaseError('22P02')],
  ['a text that is too long', databaseError('22001')],
  ['a missing value', databaseError('23502')],
  ['a duplicate value', databaseError('23505')],
  ['a violated check constraint', databaseError('23514')],
  ['a table that does not exist', databaseError('42P01')],
  ['a missing permission', databaseError('42501')],
  ['a statement that cannot be parsed', databaseError('42601')],
  ['an error raised by a trigger', databaseError('P0001')],
  ['a statement after a failed one', databaseError('25P02')],
  ['an error without a code', new pg.DatabaseError('x', 1, 'error')],
])('does not report %s as an outage', (_, error) => {
  expect(isDatabaseOutage(error)).toBe(false)
})

test('discards a connection only after a query without a response', () => {
  expect(isQueryTimeout(new Error('Query read timeout'))).toBe(true)
  expect(isQueryTimeout(databaseError('57014'))).toBe(false)
})

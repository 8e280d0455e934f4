import pg from 'pg'
import { expect, test } from 'vitest'
import { isDatabaseTrouble } from './database-trouble'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['every address refused', new AggregateError([withCode('ECONNREFUSED')])],
  ['a broken connection', new Error('Connection terminated unexpectedly')],
  ['no connection in time', new Error('timeout exceeded when trying to connect')],
  ['a server that shuts down', new pg.DatabaseError('terminating connection', 1, 'error')],
])('%s is the database’s trouble', (_, error) => {
  expect(isDatabaseTrouble(error)).toBe(true)
})

test.each([
  ['a mistake of ours', new TypeError('x is not a function')],
  ['something thrown that is no error', 'oops'],
])('%s is not', (_, error) => {
  expect(isDatabaseTrouble(error)).toBe(false)
})

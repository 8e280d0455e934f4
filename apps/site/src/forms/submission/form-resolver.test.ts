import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { flatErrors, formResolver } from './form-resolver'
import { validate } from './validate'

const schema = z.object({
  name: z.string().check(z.minLength(1, 'name.required'), z.regex(/^\w+$/, 'name.invalid')),
  list: z.array(z.object({ phone: z.string().check(z.minLength(1, 'phone.required')) })),
})

const resolve = (fields: Record<string, unknown>) =>
  formResolver(
    async () => (body) => validate(schema, body),
    (values) => values,
  )(fields, undefined, { fields: {}, shouldUseNativeValidation: false })

test('reports only the first error of a field', () => {
  expect(validate(schema, { name: '', list: [] })).toEqual([{ name: 'name', key: 'name.required' }])
})

test('builds the error tree of React Hook Form for fields and lists', async () => {
  const { errors } = await resolve({ name: '-', list: [{ phone: '1' }, { phone: '' }] })
  expect(errors).toMatchObject({
    name: { message: 'name.invalid' },
    list: { 1: { phone: { message: 'phone.required' } } },
  })
})

test('returns the values of a form without errors', async () => {
  const fields = { name: 'Ana', list: [] }
  expect(await resolve(fields)).toEqual({ values: fields, errors: {} })
})

test('flattens an error tree into field names and error keys', () => {
  const error = (message: string) => ({ type: 'schema', message })
  expect(flatErrors({ name: error('a'), list: [undefined, { phone: error('b') }], root: null })).toEqual([
    { name: 'name', key: 'a' },
    { name: 'list.1.phone', key: 'b' },
  ])
})

test('accepts every value if the rules fail to load, because the server validates again', async () => {
  const resolver = formResolver(
    () => Promise.reject(new Error('offline')),
    (values) => values,
  )
  expect(await resolver({ name: '' }, undefined, { fields: {}, shouldUseNativeValidation: false })).toEqual({
    values: { name: '' },
    errors: {},
  })
})

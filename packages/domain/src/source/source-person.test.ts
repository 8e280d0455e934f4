import { describe, expect, test } from 'vitest'
import { readSourcePerson } from './source-person'

const metaLead = (fields: Record<string, string>, boxes: { checkbox_key: string; is_checked: unknown }[] = []) => ({
  field_data: Object.entries(fields).map(([name, value]) => ({ name, values: [value] })),
  custom_disclaimer_responses: boxes,
})

describe('the person in a lead of another system', () => {
  test('puts the other answers of a Meta lead into the message and returns the ticked boxes', () => {
    const lead = metaLead(
      { full_name: 'Elena Paredes Soto', phone_number: '+51900000311', presupuesto_mensual: 'S/ 900' },
      [
        { checkbox_key: 'news', is_checked: '1' },
        { checkbox_key: 'calls', is_checked: '' },
      ],
    )
    expect(readSourcePerson('meta', lead)).toEqual({
      firstName: 'Elena',
      lastName: 'Paredes Soto',
      phone: '+51900000311',
      email: '',
      message: 'presupuesto mensual: S/ 900',
      ticked: ['news'],
    })
  })

  test('skips answers of Meta that are neither texts nor numbers', () => {
    const lead = {
      field_data: [
        { name: 'email', values: ['elena@example.test'] },
        { name: 'lotes', values: [{ toString: null }, 2, null, '3'] },
      ],
    }
    expect(readSourcePerson('meta', lead)).toMatchObject({ email: 'elena@example.test', message: 'lotes: 2, 3' })
  })

  test.each([
    [{ name: 'Ana' }, 'Ana', '—'],
    [{ name: 'Ana Rojas' }, 'Ana', 'Rojas'],
    [{ name: 'Ana Rojas Vera' }, 'Ana', 'Rojas Vera'],
    [{ name: ' Ana  María Rojas Vera ' }, 'Ana María', 'Rojas Vera'],
    [{ firstName: 'Ana María', lastName: 'Rojas' }, 'Ana María', 'Rojas'],
    [{ firstName: 'Ana' }, 'Ana', '—'],
    [{}, '—', '—'],
  ])('splits %j into the first name %j and the last name %j', (names, firstName, lastName) => {
    expect(readSourcePerson('generic', { email: 'ana@example.test', ...names })).toMatchObject({ firstName, lastName })
  })

  test.each([
    ['generic', { phone: '900 000 312' }, { phone: '+51900000312', email: '' }],
    ['generic', { phone: 900000312 }, { phone: '+51900000312', email: '' }],
    ['whatsapp', { name: 'Ana', phone: '+51900000312', message: 'Hola' }, { phone: '+51900000312', message: 'Hola' }],
    ['generic', { phone: '12', email: 'ana@example.test' }, { phone: '', email: 'ana@example.test' }],
    ['portal', { ddd: '51', phone: '900000312' }, { phone: '+51900000312' }],
    ['portal', { phoneNumber: '+56912345678', phone: '1' }, { phone: '+56912345678' }],
    ['generic', { email: 'ana@example.test', message: 'a\u0000b\nc\ud800' }, { message: 'ab\nc\ufffd' }],
    ['generic', { email: 'ana@example.test', accepts: { news: true, calls: 'yes' } }, { ticked: ['news'] }],
  ] as const)(
    'normalises contact details, message and ticked boxes of a lead from the source %s: %j',
    (source, lead, person) => {
      expect(readSourcePerson(source, lead)).toMatchObject(person)
    },
  )

  test.each([
    ['generic', { name: 'Ana', phone: '12', email: 'ana' }],
    ['generic', 'text'],
    ['portal', null],
    ['meta', { id: '1' }],
    ['meta', metaLead({ full_name: 'Ana' })],
  ] as const)('returns undefined for a lead from the source %s without a valid contact: %j', (source, lead) => {
    expect(readSourcePerson(source, lead)).toBeUndefined()
  })
})

import { describe, expect, test } from 'vitest'
import { leadListTemplate, leadsFromCsv, MAX_LISTED_LEADS } from './lead-list-csv'

const head = 'celular,nombres,apellidos,correo,nota'
const list = (...rows: string[]) => [head, ...rows].join('\r\n')

describe('a list of people', () => {
  test('is parsed into one person per row, and phones are converted to international format', () => {
    expect(
      leadsFromCsv(
        list('900 000 401,Ana,"Rojas, viuda de Vera",,Cerca del parque', '', '+56912345678,Luis,Vera,l@example.test,'),
      ),
    ).toEqual({
      persons: [
        {
          line: 2,
          firstName: 'Ana',
          lastName: 'Rojas, viuda de Vera',
          phone: '+51900000401',
          email: '',
          note: 'Cerca del parque',
        },
        { line: 3, firstName: 'Luis', lastName: 'Vera', phone: '+56912345678', email: 'l@example.test', note: '' },
      ],
      problems: [],
    })
  })

  test('may omit optional columns, contain unknown columns and have its columns in any order', () => {
    expect(leadsFromCsv('Apellidos;stand;NOMBRES;celular\nRojas;4;Ana;900000401').persons).toEqual([
      { line: 2, firstName: 'Ana', lastName: 'Rojas', phone: '+51900000401', email: '', note: '' },
    ])
  })

  test('may be the unchanged template, which contains an example person', () => {
    expect(leadsFromCsv(leadListTemplate())).toMatchObject({ persons: [{ firstName: 'Ana' }], problems: [] })
  })

  test.each([
    ['a missing column', 'nombres,apellidos\nAna,Rojas', [{ line: 1, column: 'celular', problem: 'no-column' }]],
    ['no rows', head, [{ line: 1, problem: 'no-rows' }]],
    ['an open quote', list('"900000401,Ana,Rojas,,'), [{ line: 2, problem: 'open-quote' }]],
    ['an empty cell', list('900000401,,Rojas,,'), [{ line: 2, column: 'nombres', problem: 'empty' }]],
    [
      'an invalid phone and e-mail address',
      list('900000401,Ana,Rojas,,', '123,Luis,Vera,luis@,'),
      [
        { line: 3, column: 'celular', problem: 'phone' },
        { line: 3, column: 'correo', problem: 'email' },
      ],
    ],
    [
      'the same phone twice',
      list('900000401,Ana,Rojas,,', '+51 900-000-401,Ana,Rojas,,'),
      [{ line: 3, column: 'celular', problem: 'twice' }],
    ],
    [
      'a long note',
      list(`900000401,Ana,Rojas,,${'x'.repeat(501)}`),
      [{ line: 2, column: 'nota', problem: 'too-long' }],
    ],
    [
      'too many rows',
      list(...Array.from({ length: MAX_LISTED_LEADS + 1 }, (_, index) => `9000${10_000 + index},Ana,Rojas,,`)),
      [{ line: MAX_LISTED_LEADS + 2, problem: 'too-many' }],
    ],
  ])('is rejected because of %s', (_name, text, problems) => {
    expect(leadsFromCsv(text).problems).toEqual(problems)
  })
})

import { expect, test } from 'vitest'
import { passwordProblem } from './password-rule'

const commonPasswords = new Set(['password', 'contrasena', 'qwerty123456', 'administrator', 'dragon'])
const names = ['Piedra & Mar', 'Rosa Quispe', 'rosa.quispe']
const problemOf = (password: string) => passwordProblem(password, { commonPasswords, names })

test.each(['una casa frente al volcan', 'k9#Tz!vQ2_xw', 'niebla-tejado-cobre', 'ñandú verde y azul'])(
  'accepts the password %s',
  (password) => {
    expect(problemOf(password)).toBeUndefined()
  },
)

test.each([
  ['123', 'short'],
  ['k9#Tz!vQ2_x', 'short'],
  ['ñandú-ñandú', 'short'],
  ['aaaaaaaaaaaaaaaa', 'repeated'],
  ['121212121212', 'repeated'],
  ['qwerty123456', 'common'],
  ['QWERTY-123456', 'common'],
  ['password-2026!', 'common'],
  ['Contraseña1234', 'common'],
  ['2026-Dragon-2026', 'common'],
  ['Administrator', 'common'],
  ['piedra-y-mar-demo', 'named'],
  ['Piedra&Mar-2026', 'named'],
  ['la clave de quispe', 'named'],
  ['R.o.s.a.Quispe.77', 'named'],
])('rejects the password %s as %s', (password, expected) => {
  expect(problemOf(password)).toBe(expected)
})

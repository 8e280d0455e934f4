import { expect, test } from 'vitest'
import { ANSWER_MAX_LETTERS, answerProblem, fillAnswer, tidyAnswer } from './complaint-answer'

const facts = {
  firstName: 'Hugo',
  lastName: 'Demo Salas',
  reference: 'N° 000 0000042-2026',
  filedOn: '2026-10-29',
  locale: 'es',
} as const

test('a template is filled with the complaint; what is left open is for whoever answers', () => {
  expect(fillAnswer('Hola, {nombre}: tu reclamo {Número} del {fecha}. {qué se hizo}', facts)).toBe(
    'Hola, Hugo Demo Salas: tu reclamo N° 000 0000042-2026 del 29 de octubre de 2026. {qué se hizo}',
  )
  expect(fillAnswer('Dear {name}, {date}', { ...facts, locale: 'en' })).toBe('Dear Hugo Demo Salas, 29 October 2026')
})

test('a name that looks like a place is not filled again', () => {
  expect(fillAnswer('Hola, {nombre}', { ...facts, firstName: '{fecha}' })).toBe('Hola, {fecha} Demo Salas')
})

test.each([
  [' \n ', 'empty'],
  ['x'.repeat(ANSWER_MAX_LETTERS + 1), 'too long'],
  ['Hola, {nombre}', 'open places'],
  ['Hola { }', 'open places'],
  ['Revisamos su reclamo.', undefined],
])('an answer is checked before it is sent', (text, problem) => {
  expect(answerProblem(text)).toBe(problem)
})

test('an answer is stored as it is printed', () => {
  expect(tidyAnswer('  \r\nUno  \r\n\r\n\r\n\r\nDos\t\n')).toBe('Uno\n\nDos')
})

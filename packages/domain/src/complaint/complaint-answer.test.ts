import { expect, test } from 'vitest'
import { answerProblem, fillAnswer, MAX_ANSWER_LENGTH, tidyAnswer } from './complaint-answer'

const facts = {
  firstName: 'Hugo',
  lastName: 'Demo Salas',
  reference: 'N° 000 0000042-2026',
  filedOn: '2026-10-29',
  locale: 'es',
} as const

test('fills a template with the data of the complaint and keeps unknown placeholders', () => {
  expect(fillAnswer('Hola, {nombre}: tu reclamo {Número} del {fecha}. {qué se hizo}', facts)).toBe(
    'Hola, Hugo Demo Salas: tu reclamo N° 000 0000042-2026 del 29 de octubre de 2026. {qué se hizo}',
  )
  expect(fillAnswer('Dear {name}, {date}', { ...facts, locale: 'en' })).toBe('Dear Hugo Demo Salas, 29 October 2026')
})

test('does not fill a name that looks like a placeholder', () => {
  expect(fillAnswer('Hola, {nombre}', { ...facts, firstName: '{fecha}' })).toBe('Hola, {fecha} Demo Salas')
})

test.each([
  [' \n ', 'empty'],
  ['x'.repeat(MAX_ANSWER_LENGTH + 1), 'too long'],
  ['Hola, {nombre}', 'open places'],
  ['Hola { }', 'open places'],
  ['x'.repeat(MAX_ANSWER_LENGTH), undefined],
  [`{${'x'.repeat(60)}}`, 'open places'],
  [`{${'x'.repeat(61)}}`, undefined],
  ['Revisamos su reclamo.', undefined],
])('reports only answers that are empty, too long or have unfilled placeholders', (text, problem) => {
  expect(answerProblem(text)).toBe(problem)
})

test('removes trailing spaces and extra blank lines from an answer', () => {
  expect(tidyAnswer('  \r\nUno  \r\n\r\n\r\n\r\nDos\t\n')).toBe('Uno\n\nDos')
})

test('keeps spaces inside a line and converts carriage returns to line breaks', () => {
  expect(tidyAnswer('Lote  12\rManzana  B')).toBe('Lote  12\nManzana  B')
})

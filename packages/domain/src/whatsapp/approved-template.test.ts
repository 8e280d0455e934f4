import { describe, expect, test } from 'vitest'
import { areParametersValid, countParameters, fillTemplate, isTemplateParameter } from './approved-template'

const body = 'Hola, {{1}}. Ya tenemos la respuesta sobre {{2}}. ¿Te llamo, {{1}}?'

describe('the parameters of a template', () => {
  test.each([
    [body, 2],
    ['Hola', 0],
    ['{{1}} {{3}}', undefined],
    ['{{0}}', undefined],
    ['{{name}}', 0],
  ])('of %j number %s', (text, count) => {
    expect(countParameters(text)).toBe(count)
  })

  test.each([
    ['Ana', true],
    ['', false],
    [' ', false],
    ['Ana\nRosa', false],
    ['Ana\tRosa', false],
    ['Ana     Rosa', false],
    ['Ana    Rosa', true],
    ['x'.repeat(1025), false],
  ])('are accepted by WhatsApp: %j, %s', (text, isValid) => {
    expect(isTemplateParameter(text)).toBe(isValid)
  })

  test.each([
    [['Ana', 'Santorini'], true],
    [['Ana'], false],
    [['Ana', 'Santorini', 'x'], false],
    [['Ana', ''], false],
  ])('fit the template: %j, %s', (parameters, isValid) => {
    expect(areParametersValid({ body }, parameters)).toBe(isValid)
  })
})

test('fills every placeholder and keeps those without a value', () => {
  expect(fillTemplate(body, ['Ana', 'Santorini'])).toBe(
    'Hola, Ana. Ya tenemos la respuesta sobre Santorini. ¿Te llamo, Ana?',
  )
  expect(fillTemplate(body, ['Ana'])).toContain('{{2}}')
  expect(fillTemplate('{{1}}', ['$&'])).toBe('$&')
})

import { expect, test } from 'vitest'
import { callLink, fillMessage, mailLink, whatsAppLink } from './contact-links'

const parts = { nombre: 'Lucía', proyecto: 'Santorini', asesor: 'Rosa', codigo: 'SM-7K4Q-2D' }

test('fills a template and keeps unknown placeholders', () => {
  expect(fillMessage('Hola {nombre}, soy {asesor}. {proyecto} {proyecto} {codigo} {toString}', parts)).toBe(
    'Hola Lucía, soy Rosa. Santorini Santorini SM-7K4Q-2D {toString}',
  )
})

test('keeps a name that looks like a placeholder or a replacement pattern', () => {
  expect(fillMessage('{nombre}', { ...parts, nombre: "{asesor} $& $'" })).toBe("{asesor} $& $'")
})

test('builds WhatsApp and phone links', () => {
  expect(whatsAppLink('+51900000123', 'Hola Lucía & co. ¿Qué tal?')).toBe(
    'https://wa.me/51900000123?text=Hola%20Luc%C3%ADa%20%26%20co.%20%C2%BFQu%C3%A9%20tal%3F',
  )
  expect(callLink('+51900000123')).toBe('tel:+51900000123')
})

test('builds a mail link with one recipient even if the address contains a query string', () => {
  expect(mailLink('lucia@correo.example', { subject: 'Tu consulta', body: 'Hola\nLucía' })).toBe(
    'mailto:lucia@correo.example?subject=Tu%20consulta&body=Hola%0ALuc%C3%ADa',
  )
  expect(mailLink('a?bcc=x@correo.example', { subject: '', body: '' })).toBe(
    'mailto:a%3Fbcc%3Dx@correo.example?subject=&body=',
  )
})

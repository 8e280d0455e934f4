import { expect, test } from 'vitest'
import { answerLetter } from './answer-letter'

const facts = {
  label: 'N° 000 000012-2026',
  firstName: 'María',
  lastName: 'Ñáñez',
  filedOn: '2026-11-15',
  ruc: '20000000001',
  company: { brand: 'Casa Demo', legalName: 'Casa Demo S.A.C.' },
  answer: { text: 'Estimada María:\n\nAdjuntamos el plano.', on: '2026-11-20', by: 'Carmen Prado' },
  files: [{ name: 'Plano.pdf', size: 3 * 1024 * 1024 }],
}

test.each([
  ['es', 'Respuesta a la reclamación', 'Con esta carta enviamos', 'Atención al cliente, Casa Demo S.A.C.'],
  ['en', 'Reply to the complaint', 'Sent with this letter', 'Customer service, Casa Demo S.A.C.'],
] as const)('puts letterhead, text, files and signature into the letter (%s)', (locale, title, files, office) => {
  const letter = answerLetter({ ...facts, locale })
  expect(letter).toMatchObject({
    brand: 'Casa Demo',
    title,
    paragraphs: ['Estimada María:', 'Adjuntamos el plano.'],
    files: { title: files, names: ['Plano.pdf (3.0 MB)'] },
    signature: ['Carmen Prado', office],
  })
})

test('names the complaint, both dates and the provider in the letter', () => {
  const { number, facts: printedFacts } = answerLetter({ ...facts, locale: 'es' })
  expect(number).toEqual({
    label: 'Hoja de reclamación',
    value: 'N° 000 000012-2026',
    date: 'Fecha de respuesta: 20 de noviembre de 2026',
  })
  expect(printedFacts).toEqual([
    ['Para', 'María Ñáñez'],
    ['Presentada el', '15 de noviembre de 2026'],
    ['Proveedor', 'Casa Demo S.A.C.'],
    ['RUC', '20000000001'],
  ])
})

import { expect, test } from 'vitest'
import { privacyAnswerMail } from './privacy-answer'

const facts = {
  reference: 'SM-7K4F-Q2MX',
  kind: 'access',
  firstName: 'María José',
  receivedOn: '2026-11-03',
  text: 'Estos son tus datos.\n\nQuedamos atentos.',
  files: [{ name: 'datos.pdf' }],
} as const

test('writes the mail of an answer in Spanish', () => {
  expect(privacyAnswerMail({ ...facts, locale: 'es' })).toEqual({
    subject: 'Respondimos tu solicitud SM-7K4F-Q2MX',
    greeting: 'Hola, María:',
    intro: 'Esta es nuestra respuesta a tu solicitud de acceso a tus datos personales, del 3 de noviembre de 2026.',
    paragraphs: ['Estos son tus datos.', 'Quedamos atentos.'],
    files: { title: 'Archivos adjuntos', names: ['datos.pdf'] },
    reply: 'Si tienes una pregunta, responde a este correo e incluye el código de tu solicitud:',
  })
})

test('writes the mail of an answer in English', () => {
  const { subject, intro } = privacyAnswerMail({ ...facts, locale: 'en', kind: 'cancellation' })
  expect(subject).toBe('We have answered your request SM-7K4F-Q2MX')
  expect(intro).toMatch(/^This is our answer to your request to delete your personal data of .*2026\.$/)
})

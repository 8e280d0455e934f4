import { expect, test } from 'vitest'
import { consentTexts } from './consent-texts'

test.each([
  ['terms', /^Acepto los \[terms\]términos y condiciones\[\/terms\]/, /^I accept the \[terms\]terms and conditions/],
  ['marketing', /^Acepto recibir información comercial$/, /^I agree to receive commercial information$/],
] as const)('the text beside %s is that of the specification', (purpose, es, en) => {
  const found = consentTexts.find((one) => one.purpose === purpose)
  expect(found?.text.es).toMatch(es)
  expect(found?.text.en).toMatch(en)
})

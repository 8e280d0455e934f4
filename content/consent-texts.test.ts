import { expect, test } from 'vitest'
import { consentTexts } from './consent-texts'

test.each([
  ['terms', /^Acepto los \[terms\]términos y condiciones\[\/terms\]/, /^I accept the \[terms\]terms and conditions/],
  ['marketing', /^Acepto recibir información comercial$/, /^I agree to receive commercial information$/],
] as const)('uses the consent text of the specification for "%s"', (purpose, es, en) => {
  const consentText = consentTexts.find((text) => text.purpose === purpose)
  expect(consentText?.text.es).toMatch(es)
  expect(consentText?.text.en).toMatch(en)
})

import { centsOf, shortPen, shortUsd, toWholeSoles } from '@app/domain/money/money'
import { fillFigures } from '@app/domain/snapshot/fill-figures'
import { describe, expect, test } from 'vitest'
import { projects } from './projects/all-projects'
import { siteSettings } from './site-settings'
import { demoContent } from './snapshot'
import { generalTerms } from './terms/general-terms'

const locales = ['es', 'en'] as const
const { exchangeRate } = siteSettings

/** Returns the texts of the entry to which every "Sujeto a condiciones" links. */
const conditionTexts = (locale: 'es' | 'en') => {
  const entry = generalTerms.accordions.find(({ key }) => key === 'terminos3')
  return (entry?.blocks ?? []).map(({ text }) => fillFigures(text[locale], null, demoContent, locale))
}

describe.each(locales)('the price conditions (%s)', (locale) => {
  test.each(projects.filter(({ soldOut }) => !soldOut).map((project) => [project.name, project] as const))(
    'state area, instalment in both currencies and term of %s',
    (name, project) => {
      const line = conditionTexts(locale).find((text) => text.startsWith(`${name}: `)) ?? ''
      const dollars = project.monthlyFromUsd ?? 0
      expect(line).toContain(`${project.minAreaM2}\u00a0m²`)
      expect(line).toContain(shortUsd(centsOf(dollars)))
      expect(line).toContain(shortPen(toWholeSoles(centsOf(dollars), exchangeRate.solesPerDollar)))
      const months = /(\d+)\u00a0(?:meses|months)/.exec(line)?.[1]
      expect(months ? Number(months) : null).toBe(project.months)
    },
  )

  test('state the exchange rate for payments, its date and the choice of currency', () => {
    const text = conditionTexts(locale).join('\n')
    const phrases = {
      es: [
        'S/\u00a03.85 por dólar',
        'aceptamos para el pago al 2 de noviembre de 2026',
        'en cualquiera de las dos monedas',
      ],
      en: ['S/\u00a03.85 per dollar', 'accept for payment as of 2 November 2026', 'in either currency'],
    }
    for (const phrase of phrases[locale]) expect(text).toContain(phrase)
    expect(text).toMatch(locale === 'es' ? /sin intereses/ : /interest-free/)
    expect(text).toMatch(locale === 'es' ? /cuota inicial/ : /down payment/)
  })
})

test('calls prices and exchange rates "for reference" only in the terms and conditions of campaigns', () => {
  const { campaigns: _, ...otherContent } = demoContent
  const sentences = JSON.stringify(otherContent).split(/(?<=[.;:?!])\s|"|\\n/)
  const moneyWords = /soles|sol\b|S\/|d[oó]lar|tipo de cambio|exchange rate|precio|price|cuota|instalment|monto|amount/i
  expect(
    sentences.filter(
      (text) => moneyWords.test(text) && /referencia(?:l|les)?\b|for reference|\breference\b/i.test(text),
    ),
  ).toEqual([])
})

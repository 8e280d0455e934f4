// Builds the budget form, in which a visitor chooses a monthly amount, and the table of its results.

import { type Budget, countFitting, fitsBudget, initialAmount, offeredAmounts } from '@app/domain/budget/budget'
import { budgetNames, writeBudget } from '@app/domain/budget/budget-url'
import type { Locale } from '@app/domain/language/locale'
import { lotInstalment } from '@app/domain/lot/lot-money'
import { type Cents, cents, centsOf, shortPen, shortUsd, toWholeSoles } from '@app/domain/money/money'
import { limitProjects, MAX_LISTED } from '@app/domain/project/listed-projects'
import { quoteOffer, USUAL_DOWN_PERCENT, usualDownPayment } from '@app/domain/quote/quote-offer'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { freeLotPrices, lotSummary } from './lots'
import { allProjects, type ProjectView } from './projects'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

type OfferedLots = { project: ProjectView; lotsHref: string; months: number; prices: Cents[]; lowest: Cents }

/** Returns the projects with a published term and a free lot. Other projects cannot be compared with a budget. */
function offeredLots(locale: Locale): OfferedLots[] {
  return allProjects(locale).flatMap((project) => {
    const offer = quoteOffer(project)
    const lots = lotSummary(project, locale)
    const prices = Object.values(freeLotPrices(project.slug))
    if (!offer || !lots || prices.length === 0) return []
    const lowest = lotInstalment(cents(Math.min(...prices)), offer.months)
    return [{ project, lotsHref: lots.href, months: offer.months, prices, lowest }]
  })
}

/** The prices that the browser needs to count lots for any budget. */
export const budgetLots = tracked('budgetLots', () =>
  offeredLots('es').map(({ project: { slug }, months, prices }) => ({ slug, months, prices })),
)

/** Ids of the results in the URL. They are the same in both languages, because the language switch keeps the hash. */
const resultId = (amount: number) => `cuota-${amount}`

/** Height of the tallest column in blocks. */
const MAX_BLOCKS = 11

/** Returns the budget form, or null if no lot has a price and a term. */
export function budgetForm(locale: Locale) {
  const t = translator(locale)
  const offers = offeredLots(locale)
  const amounts = offeredAmounts(
    offers.flatMap(({ prices, months }) => prices.map((price) => lotInstalment(price, months))),
  )
  if (amounts.length === 0) return null
  const selectedAmount = initialAmount(
    amounts,
    offers.map(({ lowest }) => lowest),
  )
  const totals = amounts.map((amount) => countAll(offers, budgetOf(amount)))
  const newLots = totals.map((total, index) => total - (totals[index - 1] ?? 0))
  const lotsPerBlock = Math.max(1, Math.ceil(Math.max(...newLots) / MAX_BLOCKS))
  return {
    action: pathFor('projects', locale),
    names: budgetNames[locale],
    question: t('budget.question'),
    button: t('budget.button'),
    joint: t('budget.joint'),
    texts: scriptTexts(locale),
    down: { summary: t('budget.downSummary'), label: t('budget.down'), hint: t('budget.downHint') },
    options: amounts.map((amount, index) => ({
      ...optionOf(amount, offers, locale),
      isSelected: amount === selectedAmount,
      blocks: Math.ceil((newLots[index] ?? 0) / lotsPerBlock),
      resultHref: `${pathFor('projects', locale)}#${resultId(amount)}`,
    })),
  }
}

/** Returns texts in which the script replaces `#` with a number or an amount. */
function scriptTexts(locale: Locale) {
  const t = translator(locale)
  const forms = (key: 'budget.lots' | 'overview.projectCount') =>
    [1, 2].map((count) => t(key, { count }).replace(String(count), '#')) as [string, string]
  return {
    lots: forms('budget.lots'),
    projects: forms('overview.projectCount'),
    note: t('budget.noteOwnDown', { amount: '#' }),
    downError: t('budget.downError'),
  }
}

const budgetOf = (dollars: number): Budget => ({ monthly: centsOf(dollars), down: null })
const countAll = (offers: OfferedLots[], budget: Budget) =>
  offers.reduce((total, offer) => total + countFitting(offer, budget), 0)

/** Returns the lots that a monthly amount pays for with the usual down payment. */
function optionOf(amount: number, offers: OfferedLots[], locale: Locale) {
  const t = translator(locale)
  const budget = budgetOf(amount)
  const countedOffers = offers.map((offer) => ({ ...offer, count: countFitting(offer, budget) }))
  const fittingOffers = countedOffers.filter(({ count }) => count > 0)
  // Projects without a fitting lot are last and hidden. They are included because a lot may fit with another down
  // payment.
  const { shown } = limitProjects([...fittingOffers, ...countedOffers.filter(({ count }) => count === 0)], MAX_LISTED)
  const moreCount = fittingOffers.length - shown.filter(({ count }) => count > 0).length
  const lots = lotCount(countAll(offers, budget), fittingOffers, locale)
  const projects = t('overview.projectCount', { count: fittingOffers.length })
  const [usd = '', pen = ''] = amountTexts(budget.monthly)
  return {
    amount,
    usd,
    pen,
    label: t('budget.option', { usd, pen, lots, projects }),
    lots,
    projects,
    fittingProjects: shown.map(({ project, lotsHref, count, months }) => ({
      slug: project.slug,
      name: project.name,
      href: lotsHref + writeBudget('', { monthly: amount, down: null }, locale),
      count,
      months: t('card.months', { count: months }),
    })),
    more: moreCount > 0 ? t('budget.more', { count: moreCount }) : null,
    note: downPaymentNote(fittingOffers, budget, locale),
  }
}

/** Formats a number of lots, or of lots and apartments if one of the projects is a building. */
const lotCount = (count: number, offers: OfferedLots[], locale: Locale): string =>
  translator(locale)(offers.some(({ project }) => project.kind === 'apartment') ? 'budget.homes' : 'budget.lots', {
    count,
  })

/** Returns a sentence with the lowest down payment that the result assumes. */
function downPaymentNote(fittingOffers: OfferedLots[], budget: Budget, locale: Locale): string {
  const downPayments = fittingOffers.flatMap(({ prices, months }) =>
    prices.filter((price) => fitsBudget(price, months, budget)).map(usualDownPayment),
  )
  const [usd = '', pen = ''] = amountTexts(cents(Math.min(...downPayments)))
  return translator(locale)('budget.note', { percent: USUAL_DOWN_PERCENT, usd, pen })
}

const amountTexts = (amount: Cents): string[] => [
  shortUsd(amount),
  shortPen(toWholeSoles(amount, snapshot().siteSettings.exchangeRate.solesPerDollar)),
]

/** Returns one result per monthly amount for the overview, to which the form leads without JavaScript. */
export function budgetResults(locale: Locale) {
  const t = translator(locale)
  const offers = offeredLots(locale)
  const form = budgetForm(locale)
  if (!form) return null
  return {
    names: {
      project: t('compare.project'),
      lots: t('budget.fitting'),
      instalment: t('price.monthlyFrom'),
      down: t('card.down', { percent: USUAL_DOWN_PERCENT }),
      price: t('card.listPrice'),
    },
    change: { href: pathFor('home', locale), label: t('budget.change') },
    showAll: t('overview.showAll'),
    results: form.options.map(({ amount, usd, pen, lots, projects, fittingProjects, note }) => ({
      id: resultId(amount),
      title: t('budget.upTo', { usd }),
      titleBold: pen,
      summary: `${t('budget.found', { lots, projects })} ${note}`,
      rows: fittingProjects
        .filter(({ count }) => count > 0)
        .map(({ slug, name, href, months, count }) => ({
          ...figuresOf(offers, slug),
          slug,
          name,
          href,
          months,
          lots: lotCount(
            count,
            offers.filter(({ project }) => project.slug === slug),
            locale,
          ),
        })),
    })),
  }
}

/** Returns the figures of the project's cheapest lot, as on its card. */
function figuresOf(offers: OfferedLots[], slug: string) {
  const offer = offers.find(({ project }) => project.slug === slug)
  const publishedOffer = offer && quoteOffer(offer.project)
  if (!offer || !publishedOffer) throw new Error(`${slug} has no offer.`)
  return {
    instalment: amountTexts(centsOf(offer.project.monthlyFromUsd ?? 0)),
    down: amountTexts(usualDownPayment(publishedOffer.priceFrom)),
    price: amountTexts(publishedOffer.priceFrom),
  }
}

import { formatArea } from '@app/domain/area/format-area'
import { formatDay } from '@app/domain/calendar/format-date'
import type { Locale } from '@app/domain/language/locale'
import { type Cents, shortPen, shortUsd, toWholeSoles } from '@app/domain/money/money'
import { quoteOffer, USUAL_DOWN_PERCENT, usualDownPayment } from '@app/domain/quote/quote-offer'
import { anchors, linkTo } from '@/i18n/anchors'
import { translator } from '@/i18n/translator'
import { comparePath, farthestDrive } from './compare-page'
import { lotSummary } from './lots'
import { imageOf, svgImageOf } from './media'
import { placeLine } from './places'
import { priceText } from './price-text'
import { sandText } from './project-answers'
import type { ProjectView } from './projects'
import { snapshot } from './snapshot'
import { statusPills } from './status-pills'

/** Returns the card of a project. It says which figures are not published. A sold-out project has no prices. */
export function projectCard(project: ProjectView, locale: Locale) {
  const t = translator(locale)
  return {
    slug: project.slug,
    name: project.name,
    path: project.path,
    kind: project.kind,
    placeLine: placeLine(project.at),
    size: sizeText(project, locale),
    description: project.card.description,
    details: [project.card.detail1, project.card.detail2].filter((detail) => detail !== null),
    logo: svgImageOf(project.logo, locale),
    image: imageOf(project.cardImage, locale),
    pills: statusPills(project, locale),
    price: cardPrice(project, locale),
    facts: [...priceFacts(project, locale), ...placeFacts(project, locale)],
    actions: {
      main: cardAction(project, locale),
      compare: { href: comparePath(project.slug, locale), label: t('card.compare') },
    },
  }
}

/** Returns the card for a row of small cards. The down payment is its only fact. */
export function smallCard(project: ProjectView, locale: Locale) {
  const card = projectCard(project, locale)
  return { ...card, description: null, details: [], facts: priceFacts(project, locale).slice(0, 1), actions: null }
}

function sizeText(project: ProjectView, locale: Locale) {
  const t = translator(locale)
  const isApartment = project.kind === 'apartment'
  const lots = project.soldOut ? null : lotSummary(project, locale)
  return {
    before: t(isApartment ? 'card.apartmentsFrom' : 'card.lotsFrom'),
    figure: formatArea(project.minAreaM2, locale),
    after: lots ? `, ${t(isApartment ? 'card.apartmentsFree' : 'card.lotsFree', lots)}` : '',
  }
}

/** Returns the instalment with its number of months. Without the months, a short term would look expensive. */
function cardPrice(project: ProjectView, locale: Locale) {
  const t = translator(locale)
  const price = priceText(project.price, locale)
  if (!project.price) return price
  return project.months === null
    ? { ...price, label: `${price.label},`, rest: t('card.termConsult') }
    : {
        ...price,
        label: `${t('card.instalmentFrom')},`,
        term: t('card.months', { count: project.months }),
        rest: t('card.interestFree'),
      }
}

function priceFacts(project: ProjectView, locale: Locale) {
  if (project.soldOut) return []
  const t = translator(locale)
  const offer = quoteOffer(project)
  const unknownAmount = [t('card.ask')]
  return [
    {
      name: offer ? t('card.down', { percent: USUAL_DOWN_PERCENT }) : t('card.downUnknown'),
      lines: offer ? amounts(usualDownPayment(offer.priceFrom)) : unknownAmount,
    },
    { name: t('card.listPrice'), lines: offer ? amounts(offer.priceFrom) : unknownAmount },
  ]
}

/** Formats a price in dollars and soles. The asterisk refers to the note about the exchange rate. */
const amounts = (price: Cents): string[] => [
  shortUsd(price),
  `${shortPen(toWholeSoles(price, snapshot().siteSettings.exchangeRate.solesPerDollar))}*`,
]

function placeFacts({ answers, soldOut }: ProjectView, locale: Locale) {
  const t = translator(locale)
  const sand = answers && sandText(answers.facts, locale)
  const drive = answers && farthestDrive(answers.facts, locale)
  const deliveryOn = answers?.facts.deliveryOn
  return [
    ...(deliveryOn
      ? [{ name: t('card.delivery'), lines: [formatDay(deliveryOn, locale, 'month')] }]
      : soldOut
        ? []
        : [{ name: t('card.delivery'), lines: [t('card.ask')] }]),
    ...(sand
      ? [{ name: t('card.sand'), lines: [sand] }]
      : drive
        ? [{ name: t('compare.fact.drive'), lines: [drive] }]
        : []),
  ]
}

function cardAction(project: ProjectView, locale: Locale) {
  const t = translator(locale)
  if (project.soldOut) return { href: project.path + linkTo(anchors.contact), label: t('card.join') }
  const lots = lotSummary(project, locale)
  if (!lots) return { href: project.path, label: t('card.see') }
  return { href: lots.href, label: t(project.kind === 'apartment' ? 'card.seeUnits' : 'card.seeLots') }
}

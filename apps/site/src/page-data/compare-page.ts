// The projects as the comparison weighs them. What is not known of a project is left out, never guessed.

import { monthInWords } from '@sillar/domain/calendar/day-in-words'
import { writeCompared } from '@sillar/domain/compare/compare-address'
import type { Locale } from '@sillar/domain/language/localized.schema'
import { formatPen, formatUsd, toSoles } from '@sillar/domain/money/money'
import { hoursAndMinutes } from '@sillar/domain/project/hours-and-minutes'
import { quoteOffer } from '@sillar/domain/quote/quote-offer'
import { pathFor } from '@/i18n/routes'
import { textsFor, translator } from '@/i18n/translator'
import { drawingOf, pictureOf } from './media'
import { placeLine } from './places'
import { cardsNote, priceText } from './price-text'
import { sandText } from './project-answers'
import { allProjects, type ProjectView } from './projects'
import { quotePath } from './quote-page'
import { snapshot } from './snapshot'

/** The comparison with one project chosen. */
export const comparePath = (slug: string, locale: Locale): string =>
  pathFor('compare', locale) + writeCompared('', [slug])

export function comparePage(locale: Locale) {
  const t = translator(locale)
  return {
    seo: { title: t('compare.seoTitle'), description: t('compare.seoDescription') },
    head: { title: t('compare.title'), titleBold: t('compare.titleBold') },
    compare: {
      locale,
      texts: textsFor(locale, 'compare'),
      projects: allProjects(locale).map((project) => toCompare(project, locale)),
    },
    note: compareNote(locale),
  }
}

function compareNote(locale: Locale) {
  const note = cardsNote(locale)
  const isDemo = allProjects(locale).some(({ answers }) => answers?.isDemo)
  return isDemo ? { ...note, besides: `${note.besides} ${translator(locale)('compare.demoFacts')}` } : note
}

const notForSale = { lines: ['–'], order: null }

const SQUARE_FEET = 10.7639

function toCompare(project: ProjectView, locale: Locale) {
  const t = translator(locale)
  const { solesPerDollar } = snapshot().siteSettings.exchangeRate
  const offer = quoteOffer(project)
  const feet = Math.round(project.minAreaM2 * SQUARE_FEET).toLocaleString('en-US')
  const status = {
    'pre-sale': t('status.preSale'),
    'in-progress': t('status.inProgress'),
    delivered: t('status.delivered'),
  }[project.status]
  return {
    slug: project.slug,
    name: project.name,
    path: project.path,
    quoteHref: offer && quotePath(project.slug, locale),
    logo: drawingOf(project.logo, locale),
    picture: pictureOf(project.cardImage, locale),
    amenities: project.area.amenities.map(({ text }) => text),
    facts: {
      instalment: {
        lines: priceText(project.price, locale).amounts,
        order: project.soldOut ? null : project.monthlyFromUsd,
      },
      // Nobody is to ask for a term or a price of what is sold.
      ...(project.soldOut && { term: notForSale, price: notForSale }),
      ...(project.months !== null && {
        term: { lines: [t('card.months', { count: project.months })], order: project.months },
      }),
      area: { lines: [`${project.minAreaM2}\u00a0m²`, `${feet}\u00a0ft²`], order: project.minAreaM2 },
      ...answerFacts(project, locale),
      ...(offer && {
        price: {
          lines: [formatUsd(offer.priceFrom), `${formatPen(toSoles(offer.priceFrom, solesPerDollar))}*`],
          order: offer.priceFrom,
        },
      }),
      place: { lines: [placeLine(project.at)], order: null },
      type: { lines: [project.typeLabel], order: null },
      status: { lines: [project.soldOut ? t('status.soldOut') : status], order: null },
    },
  }
}

/** What only the answers of a project say. Drive times lead to different places, so none of them is the best. */
function answerFacts({ answers }: ProjectView, locale: Locale) {
  if (!answers) return {}
  const { facts } = answers
  const sand = sandText(facts, locale)
  const [farthest] = facts.drives.toSorted((one, other) => other.minutes - one.minutes)
  return {
    ...(sand && { sand: { lines: [sand], order: facts.sandFromM } }),
    ...(farthest && { drive: { lines: [wayTo(farthest, locale)], order: null } }),
    ...(facts.deliveryOn && {
      delivery: {
        lines: [monthInWords(facts.deliveryOn, locale)],
        order: Number(facts.deliveryOn.slice(0, 7).replace('-', '')),
      },
    }),
  }
}

const wayTo = ({ destination, minutes }: { destination: string; minutes: number }, locale: Locale) =>
  translator(locale)('compare.driveTo', { time: hoursAndMinutes(minutes), destination })

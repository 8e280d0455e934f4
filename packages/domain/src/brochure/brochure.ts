// The content of a project's brochure. It is derived from the same content and by the same rules as the project page,
// so that the two cannot contradict each other; `figures` lists what both must show.

import { formatDay } from '../calendar/format-date'
import type { Locale } from '../language/locale'
import {
  centsOf,
  formatPen,
  formatRate,
  formatUsd,
  type Money,
  noBreakSpace,
  shortPen,
  shortUsd,
  toWholeSoles,
} from '../money/money'
import { hoursAndMinutes } from '../project/hours-and-minutes'
import { maintenanceFee } from '../project/maintenance-fee'
import { workedExample } from '../project/worked-example'
import { USUAL_DOWN_PERCENT } from '../quote/quote-offer'
import { localizeIn } from '../snapshot/localize-snapshot'
import type { Picture } from '../snapshot/media.schema'
import { pathFor } from '../snapshot/page-addresses'
import type { ProjectKind } from '../snapshot/project.schema'
import type { Snapshot } from '../snapshot/snapshot.schema'
import { brochureMessages } from './brochure-words'

export type BrochurePicture = { file: string; focal: { x: number; y: number } }
type Pair = [usd: string, pen: string]
type Fact = { name: string; value: string; note: string | null }

export type Brochure = {
  locale: Locale
  slug: string
  kind: ProjectKind
  name: string
  typeLabel: string
  place: string
  tagline: string | null
  company: { brand: string; legalName: string; ruc: string }
  price: { label: string; amounts: Pair | [string] }
  area: string
  term: string | null
  about: { title: string; titleBold: string; description: string }
  amenities: { text: string; isShared: boolean }[]
  pictures: { cover: BrochurePicture | null; wide: BrochurePicture | null; others: BrochurePicture[] }
  services: Fact[]
  facts: { name: string; values: string[]; note: string | null; isHighlighted: boolean }[]
  rules: string[]
  drives: { destination: string; time: string }[]
  example: {
    heading: [string, string]
    lead: string
    down: Pair
    instalment: Pair
    months: number
    total: Pair
  } | null
  questions: { question: string; answer: string }[]
  location: string
  offices: { city: string; address: string; phone: string; email: string; hours: string }[]
  notes: string[]
  /** Path of its project page. */
  page: string
  /** Every amount and measure as printed; the page must show them too. */
  figures: string[]
}

const MOST_QUESTIONS = 4
const MOST_PICTURES = 3

export function brochureOf(snapshot: Snapshot, slug: string, locale: Locale): Brochure {
  const own = snapshot.projects.find((one) => one.slug === slug)
  if (!own) throw new Error(`No project "${slug}" in the snapshot.`)
  const project = localizeIn(snapshot, own, locale, own)
  const settings = localizeIn(snapshot, snapshot.siteSettings, locale)
  const messages = brochureMessages[locale]
  const { solesPerDollar, date } = settings.exchangeRate
  const place = snapshot.places.find((one) => one.slug === own.place)
  const picture = pictureFinder(snapshot)
  const example = own.answers ? workedExample(own, snapshot.lots, solesPerDollar) : null
  const answers = project.answers
  const fee = answers?.facts.maintenanceUsd
    ? pairOf(maintenanceFee(answers.facts.maintenanceUsd, solesPerDollar))
    : null
  const instalment: Pair | null =
    own.monthlyFromUsd === null || own.soldOut
      ? null
      : [shortUsd(centsOf(own.monthlyFromUsd)), shortPen(toWholeSoles(centsOf(own.monthlyFromUsd), solesPerDollar))]
  const area = measure(own.minAreaM2)
  const isDemo = Boolean(answers?.isDemo || example?.isDemo)
  const pairs = example && {
    down: pairOf(example.plan.down),
    instalment: pairOf(example.plan.instalment),
    total: pairOf(example.plan.price),
  }
  return {
    locale,
    slug,
    kind: own.kind,
    name: own.name,
    typeLabel: project.typeLabel,
    place: place ? [place.name, place.region].filter((one, at, all) => all.indexOf(one) === at).join(', ') : '',
    tagline: project.card.description,
    company: { brand: settings.brand, legalName: settings.legalName, ruc: settings.ruc },
    price: instalment
      ? { label: messages.monthlyFrom, amounts: instalment }
      : { label: messages.nextBuilding, amounts: [messages.waitingList] },
    area: messages.from(area),
    term: own.months === null || own.soldOut ? null : messages.interestFree(monthsText(own.months, locale)),
    about: {
      title: project.area.title,
      titleBold: project.area.titleBold,
      description: project.area.description,
    },
    amenities: project.area.amenities.map(({ text, sharing }) => ({ text, isShared: sharing === 'shared' })),
    pictures: {
      cover: picture(own.cardImage, 1920),
      wide: picture(own.gallery.images[0], 1200),
      others: own.gallery.images.slice(1, 1 + MOST_PICTURES).flatMap((key) => picture(key, 800) ?? []),
    },
    services: (['water', 'power', 'sewer'] as const).flatMap((key) => {
      const value = answers?.facts[key]
      return value ? [{ name: messages.services[key], value, note: null }] : []
    }),
    facts: answers
      ? [
          ...(answers.facts.deliveryOn
            ? [
                fact(
                  messages.delivery,
                  [withCapital(formatDay(answers.facts.deliveryOn, locale, 'month'))],
                  answers.facts.deliveryNote,
                  true,
                ),
              ]
            : []),
          ...(fee ? [fact(messages.maintenance, fee, answers.facts.maintenanceNote)] : []),
          ...(answers.facts.sandFromM === null
            ? []
            : [
                fact(messages.sand, [
                  messages.sandRange(answers.facts.sandFromM, answers.facts.sandToM ?? answers.facts.sandFromM),
                ]),
              ]),
        ]
      : [],
    rules: answers?.facts.rules ?? [],
    drives: (answers?.facts.drives ?? [])
      .toSorted((one, other) => one.minutes - other.minutes)
      .map(({ destination, minutes }) => ({ destination, time: hoursAndMinutes(minutes) })),
    example: example &&
      pairs && {
        heading: messages.example(measure(example.areaM2)),
        lead: [
          ...(example.lot ? [messages.exampleOf(example.lot)] : []),
          messages.terms(USUAL_DOWN_PERCENT, example.plan.months),
        ].join(' '),
        months: example.plan.months,
        ...pairs,
      },
    questions: (answers?.questions ?? []).slice(0, MOST_QUESTIONS),
    location: project.location.description,
    offices: settings.offices,
    notes: [
      ...(isDemo ? [messages.demo] : []),
      messages.rate(formatRate(solesPerDollar), formatDay(date, locale)),
      `${project.conditions} ${own.soldOut ? '' : messages.offer} ${messages.images}`.replace(/\s+/g, ' '),
    ],
    page: pathFor(own.kind, locale, { slug }),
    figures: [
      area,
      ...(instalment ?? []),
      ...(fee ?? []),
      ...(pairs ? [...pairs.down, ...pairs.instalment, ...pairs.total] : []),
    ],
  }
}

const measure = (areaM2: number) => `${areaM2}${noBreakSpace}m²`
const pairOf = ({ usd: dollars, pen: inSoles }: Money): Pair => [formatUsd(dollars), formatPen(inSoles)]
const withCapital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
const monthsText = (months: number, locale: Locale) =>
  `${months}${noBreakSpace}${locale === 'es' ? (months === 1 ? 'mes' : 'meses') : months === 1 ? 'month' : 'months'}`

const fact = (name: string, values: string[], note: string | null = null, isHighlighted = false) => ({
  name,
  values,
  note,
  isHighlighted,
})

/** Finds the JPEG of an image in the width closest to the printed size; the PDF renderer cannot use AVIF. */
function pictureFinder({ media }: Snapshot) {
  const pictures = new Map(media.flatMap((item) => (item.kind === 'picture' ? [[item.key, item] as const] : [])))
  return (key: string | undefined, width: number): BrochurePicture | null => {
    const image: Picture | undefined = key === undefined ? undefined : pictures.get(key)
    const size = image?.sizes.find((one) => one.width >= width) ?? image?.sizes.at(-1)
    return image && size ? { file: size.jpeg, focal: image.focal } : null
  }
}

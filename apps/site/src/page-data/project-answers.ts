// Builds the sections that answer the first questions of buyers. A section that staff left empty is null.

import { formatDay } from '@app/domain/calendar/format-date'
import type { Locale } from '@app/domain/language/locale'
import { formatHours } from '@app/domain/lead/format-hours'
import { hoursAndMinutes } from '@app/domain/project/hours-and-minutes'
import { maintenanceFee } from '@app/domain/project/maintenance-fee'
import { anchors, linkTo } from '@/i18n/anchors'
import { formatShortDay } from '@/i18n/formats'
import { translator } from '@/i18n/translator'
import { brochureLink } from './brochure'
import { documentLink } from './media'
import type { ProjectView } from './projects'
import { snapshot } from './snapshot'

export function projectAnswers(project: ProjectView, locale: Locale) {
  const { answers } = project
  return {
    facts: answers ? factsSection(answers, locale) : null,
    driveTimes: answers ? driveTimesSection(answers, locale) : null,
    documents: answers ? documentsSection(project, answers, locale) : null,
    caller: answers?.caller ? callerSection(answers.caller, locale) : null,
  }
}

type Answers = NonNullable<ProjectView['answers']>

const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Formats the distance to the beach as "20 a 190 m a pie", or as one figure if it is not a range. */
export function sandText({ sandFromM, sandToM }: Answers['facts'], locale: Locale): string | null {
  if (sandFromM === null) return null
  const t = translator(locale)
  if (sandToM === null || sandToM === sandFromM) return t('answers.sandMetres', { metres: sandFromM })
  return t('answers.sandRange', { from: sandFromM, to: sandToM })
}

function factsSection({ facts, notInPrice }: Answers, locale: Locale) {
  const t = translator(locale)
  const { solesPerDollar } = snapshot().siteSettings.exchangeRate
  const services = [
    { key: 'water' as const, name: t('answers.water'), text: facts.water },
    { key: 'power' as const, name: t('answers.power'), text: facts.power },
    { key: 'sewer' as const, name: t('answers.sewer'), text: facts.sewer },
  ].flatMap(({ key, name, text }) => (text ? [{ key, name, text }] : []))
  const section = {
    title: t('answers.facts'),
    titleBold: t('answers.factsBold'),
    services,
    delivery: facts.deliveryOn
      ? {
          name: t('answers.delivery'),
          value: capitalize(formatDay(facts.deliveryOn, locale, 'month')),
          note: facts.deliveryNote,
        }
      : null,
    maintenance: facts.maintenanceUsd
      ? {
          name: t('answers.maintenance'),
          money: maintenanceFee(facts.maintenanceUsd, solesPerDollar),
          note: facts.maintenanceNote,
        }
      : null,
    rules: facts.rules.length > 0 ? { name: t('answers.rules'), lines: facts.rules } : null,
    notInPrice: notInPrice ? { name: t('answers.notInPrice'), text: notInPrice } : null,
  }
  const { delivery, maintenance, rules } = section
  return services.length > 0 || delivery || maintenance || rules || notInPrice ? section : null
}

/** Returns the drive times and the distance to the beach, which are part of the location section. */
function driveTimesSection({ facts }: Answers, locale: Locale) {
  const t = translator(locale)
  const sand = sandText(facts, locale)
  if (facts.drives.length === 0 && !sand) return null
  return {
    name: t('answers.drives'),
    drives: facts.drives
      .toSorted((a, b) => a.minutes - b.minutes)
      .map(({ destination, minutes }) => ({ destination, time: hoursAndMinutes(minutes) })),
    note: facts.drives.length > 0 ? t('answers.drivesNote') : null,
    sand: sand ? { name: t('answers.sand'), value: sand } : null,
  }
}

/** Returns the brochure, the documents and the questions of a project. */
function documentsSection({ slug }: ProjectView, { isDemo, documents, questions }: Answers, locale: Locale) {
  const t = translator(locale)
  if (documents.length === 0 && questions.length === 0) return null
  return {
    title: t('answers.documents'),
    titleBold: t('answers.documentsBold'),
    intro: [t('answers.documentsIntro'), ...(isDemo && documents.length > 0 ? [t('answers.documentsDemo')] : [])].join(
      ' ',
    ),
    brochure: brochureLink(slug, locale),
    documents: documents.map(({ name, proves, issuer, number, date, note, file }) => ({
      name,
      proves,
      details: [issuer, number, date && formatShortDay(date, locale), note]
        .filter((detail) => detail !== null)
        .join(' · '),
      file: file ? documentLink(file, locale) : null,
    })),
    questions,
    ask: { href: linkTo(anchors.form), text: t('answers.ask') },
  }
}

function callerSection(text: string, locale: Locale) {
  return {
    text,
    when: translator(locale)('answers.callerWhen'),
    hours: formatHours(locale).map(({ days, hours }) => ({ days: capitalize(days), hours: capitalize(hours) })),
  }
}

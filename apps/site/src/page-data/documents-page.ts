// Builds the documents page: the company, the documents of each project on sale, what consumer law requires us to show,
// and the delivered projects.

import { formatDay } from '@app/domain/calendar/format-date'
import { lastUpdate, newestFirst } from '@app/domain/construction/construction-updates'
import type { Locale } from '@app/domain/language/locale'
import { limitProjects, MAX_CARDS } from '@app/domain/project/listed-projects'
import { isOnSale } from '@app/domain/snapshot/sale-documents'
import { anchors } from '@/i18n/anchors'
import { formatShortDay } from '@/i18n/formats'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { contactSection } from './contact'
import { homeContent } from './home'
import { localize } from './localize'
import { documentLink, imageOf } from './media'
import { allProjects, type ProjectView } from './projects'
import { siteSettings } from './settings'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

/** Ids of the sections in the URL. They are the same in both languages, because the language switch keeps the hash. */
const ids = { company: 'empresa', projects: 'proyectos' }

export const documentsPage = tracked('documentsPage', (locale: Locale) => {
  const t = translator(locale)
  const projects = allProjects(locale)
  const hasSamples = projects.some(({ answers }) => answers?.isDemo)
  const home = homeContent(locale)
  return {
    seo: { title: t('documents.seoTitle'), description: t('documents.seoDescription') },
    image: siteSettings(locale).seo.image,
    head: { title: t('documents.title'), titleBold: t('documents.titleBold') },
    intro: t('documents.intro'),
    projects: projectsSection(projects.filter(isOnSale), hasSamples, locale),
    company: companySection(hasSamples, locale),
    duties: dutiesSection(locale),
    track: trackSection(projects, locale),
    samples: hasSamples
      ? {
          id: anchors.samples,
          title: t('documents.samples'),
          titleBold: t('documents.samplesBold'),
          invented: { name: t('documents.invented'), text: t('documents.inventedText') },
          working: { name: t('documents.working'), text: t('documents.workingText') },
          privacy: { href: pathFor('privacy', locale), text: t('documents.privacy') },
        }
      : null,
    contact: contactSection(
      { ...home.contact, title: t('documents.ask'), titleBold: t('documents.askBold'), intro: t('documents.askText') },
      locale,
    ),
  }
})

function projectsSection(projects: ProjectView[], hasSamples: boolean, locale: Locale) {
  const t = translator(locale)
  const { shown, others } = limitProjects(projects, MAX_CARDS)
  return {
    id: ids.projects,
    title: t('documents.projects'),
    titleBold: t('documents.projectsBold'),
    note: hasSamples ? t('documents.samplesNote') : null,
    projects: shown.map((project) => ({
      name: project.name,
      place: project.at.name,
      documents: (project.answers?.documents ?? []).flatMap(({ name, proves, date, file }) =>
        file ? [{ name, proves, ...documentLink(file, locale), date: date && formatShortDay(date, locale) }] : [],
      ),
    })),
    others: others.length > 0 ? { href: pathFor('projects', locale), text: t('documents.others') } : null,
  }
}

function companySection(hasSamples: boolean, locale: Locale) {
  const t = translator(locale)
  const { legalName, ruc, offices, policyDocument } = siteSettings(locale)
  const certifications = localize(snapshot().home.certifications, locale)
  return {
    id: ids.company,
    title: t('documents.company'),
    titleBold: t('documents.companyBold'),
    rows: [
      { name: t('documents.legalName'), value: legalName },
      { name: 'RUC', value: ruc },
      ...offices.map(({ city, address, phone }) => ({
        name: t('documents.office', { city }),
        value: `${address} · ${phone.replaceAll(' ', '\u00a0')}`,
      })),
      ...certifications.map(({ name, detail }) => ({ name, value: detail })),
      {
        name: t('documents.complaints'),
        value: t('footer.complaintBook'),
        href: pathFor('complaint-book', locale),
      },
      ...(policyDocument
        ? [
            {
              name: t('documents.policy'),
              value: documentLink(policyDocument, locale).text,
              href: documentLink(policyDocument, locale).href,
            },
          ]
        : []),
    ],
    registers: {
      title: t('documents.registers'),
      links: [
        { href: 'https://www.gob.pe/sunarp', text: t('documents.sunarp') },
        { href: 'https://www.gob.pe/sunat', text: t('documents.sunat') },
        { href: 'https://www.gob.pe/indecopi', text: t('documents.indecopi') },
        { href: 'https://www.gob.pe/estado', text: t('documents.municipality') },
      ],
      note: hasSamples ? t('documents.registersSample') : t('documents.registersNote'),
    },
  }
}

/**
 * Returns what consumer law requires us to show about future property, with a link to the part of the site that shows
 * it.
 */
function dutiesSection(locale: Locale) {
  const t = translator(locale)
  const ofProjects = `#${ids.projects}`
  return {
    title: t('documents.duties'),
    titleBold: t('documents.dutiesBold'),
    intro: t('documents.dutiesIntro'),
    note: t('documents.dutiesNote'),
    duties: [
      { text: t('documents.duty.seller'), href: `#${ids.company}`, where: t('documents.where.company') },
      { text: t('documents.duty.owner'), href: ofProjects, where: t('documents.where.registry') },
      { text: t('documents.duty.permit'), href: ofProjects, where: t('documents.where.licence') },
      { text: t('documents.duty.object'), href: ofProjects, where: t('documents.where.plan') },
      { text: t('documents.duty.price'), href: pathFor('quote', locale), where: t('documents.where.quote') },
      { text: t('documents.duty.delivery'), href: ofProjects, where: t('documents.where.delivery') },
      { text: t('documents.duty.contract'), href: ofProjects, where: t('documents.where.contract') },
      { text: t('documents.duty.claims'), href: pathFor('complaint-book', locale), where: t('footer.complaintBook') },
    ],
  }
}

function trackSection(projects: ProjectView[], locale: Locale) {
  const t = translator(locale)
  const deliveredProjects = projects.filter(({ status }) => status === 'delivered')
  const { shown } = limitProjects(deliveredProjects, MAX_CARDS)
  const inConstruction = projects.flatMap((project) =>
    project.constructionUpdates && isOnSale(project)
      ? [{ project, constructionUpdates: project.constructionUpdates }]
      : [],
  )
  if (deliveredProjects.length === 0 && inConstruction.length === 0) return null
  return {
    title: t('documents.track'),
    titleBold: t('documents.trackBold'),
    delivered: shown.map((project) => ({
      name: project.name,
      place: project.at.name,
      href: project.path,
      image: imageOf(project.cardImage, locale),
      facts: deliveredFacts(project, locale),
    })),
    construction: {
      name: t('documents.construction'),
      projects: limitProjects(inConstruction, MAX_CARDS).shown.map(({ project, constructionUpdates }) => {
        const { deliveryOn } = project.answers?.facts ?? {}
        return {
          name: project.name,
          href: project.path,
          percent: newestFirst(constructionUpdates.updates)[0]?.percent ?? 0,
          note: [
            t('documents.update', { date: formatShortDay(lastUpdate(constructionUpdates.updates), locale) }),
            ...(deliveryOn ? [t('documents.delivery', { month: formatDay(deliveryOn, locale, 'month') })] : []),
          ].join(' '),
        }
      }),
    },
  }
}

/** Returns the dates and figures of a delivered project that the content states. */
function deliveredFacts({ name, slug, answers }: ProjectView, locale: Locale): string[] {
  const t = translator(locale)
  const { lots, about } = snapshot()
  const units = lots.filter(({ project }) => project === slug)
  const soldCount = units.filter(({ state }) => state === 'sold').length
  // Entries of the company's history have no link to a project; their titles start with the name of the project.
  const entry = about.chronology.entries.find(({ title }) => title.es.startsWith(name))
  return [
    answers?.facts.deliveryOn
      ? t('documents.deliveredOn', { month: formatDay(answers.facts.deliveryOn, locale, 'month') })
      : t('documents.delivered'),
    ...(entry ? [t('documents.since', { year: entry.year })] : []),
    ...(units.length > 0 ? [t('documents.sold', { count: units.length, sold: soldCount })] : []),
  ]
}

import type { Locale } from '@app/domain/language/locale'
import { inWords } from '@/i18n/in-words'
import { translator } from '@/i18n/translator'
import { contactSection } from './contact'
import { localize } from './localize'
import { firstPictureOf, pictureOf } from './media'
import { relatedProjects } from './project-cards'
import { allProjects } from './projects'
import { siteSettings } from './settings'
import { snapshot } from './snapshot'

/** Certifications and claims are stored once, in the home page's record; both pages show the same ones. */
export function aboutPage(locale: Locale) {
  const { header, history, chronology, certifications, projects, contact, ...about } = localize(
    snapshot().about,
    locale,
  )
  return {
    ...about,
    title: `${about.seo.title}: ${header.title} ${header.titleBold}`,
    image: header.image,
    head: { ...header, history, picture: firstPictureOf(header.image, locale) },
    chronology: {
      title: chronology.title,
      titleBold: chronology.titleBold,
      entries: chronology.entries.map((entry) => ({ ...entry, picture: pictureOf(entry.image, locale) })),
    },
    certifications: { ...certifications, items: localize(snapshot().home.certifications, locale) },
    statistics: [...claims(locale), ...about.statistics, offices(locale)],
    projects: relatedProjects(projects, allProjects(locale), locale),
    contact: contactSection(contact, locale),
  }
}

const claims = (locale: Locale) =>
  localize(snapshot().home.claims, locale).map(({ figure, text }) => ({ value: `+${figure}`, text }))

function offices(locale: Locale) {
  const cities = siteSettings(locale).offices.map(({ city }) => city)
  const count = cities.length
  return { value: String(count), text: translator(locale)('about.offices', { count, cities: inWords(cities, locale) }) }
}

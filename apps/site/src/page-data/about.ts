import type { Locale } from '@app/domain/language/locale'
import { formatList } from '@/i18n/format-list'
import { translator } from '@/i18n/translator'
import { contactSection } from './contact'
import { localize } from './localize'
import { firstImageOf, imageOf } from './media'
import { relatedProjects } from './project-cards'
import { allProjects } from './projects'
import { siteSettings } from './settings'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

/** Returns the data of the about page. Its certifications and claims come from the record of the home page. */
export const aboutPage = tracked('aboutPage', (locale: Locale) => {
  const { header, history, chronology, certifications, projects, contact, ...about } = localize(
    snapshot().about,
    locale,
  )
  return {
    ...about,
    title: `${about.seo.title}: ${header.title} ${header.titleBold}`,
    image: header.image,
    head: { ...header, history, image: firstImageOf(header.image, locale) },
    chronology: {
      title: chronology.title,
      titleBold: chronology.titleBold,
      entries: chronology.entries.map((entry) => ({ ...entry, image: imageOf(entry.image, locale) })),
    },
    certifications: { ...certifications, items: localize(snapshot().home.certifications, locale) },
    statistics: [...claimStatistics(locale), ...about.statistics, officeStatistic(locale)],
    projects: relatedProjects(projects, allProjects(locale), locale),
    contact: contactSection(contact, locale),
  }
})

const claimStatistics = (locale: Locale) =>
  localize(snapshot().home.claims, locale).map(({ figure, text }) => ({ value: `+${figure}`, text }))

function officeStatistic(locale: Locale) {
  const cities = siteSettings(locale).offices.map(({ city }) => city)
  const count = cities.length
  return {
    value: String(count),
    text: translator(locale)('about.offices', { count, cities: formatList(cities, locale) }),
  }
}

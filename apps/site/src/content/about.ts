import type { Locale } from '@sillar/domain/content/localized.schema'
import { contactSection } from './contact'
import { localize } from './localize'
import { firstPictureOf, pictureOf } from './media'
import { relatedProjects } from './project-cards'
import { allProjects } from './projects'
import { snapshot } from './snapshot'

/** The certificates are told once, on the home page's record; both pages show the same ones. */
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
    projects: relatedProjects(projects, allProjects(locale), locale),
    contact: contactSection(contact, locale),
  }
}

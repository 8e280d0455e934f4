import type { Locale } from '@app/domain/language/locale'
import type { ListedProject } from '@app/domain/project/project-list'
import { quoteOffer } from '@app/domain/quote/quote-offer'
import { bookingUrl } from './appointment-page'
import { comparedProject } from './compare-page'
import { allProjects, projectBySlug } from './projects'
import { offeredProject } from './quote-page'
import { tracked } from './tracked'

export const projectList = tracked('projectList', (locale: Locale): ListedProject[] =>
  allProjects(locale).map((project) => ({
    slug: project.slug,
    name: project.name,
    isOpen: !project.soldOut,
    hasQuote: quoteOffer(project) !== null,
  })),
)

/** Returns the data that the tools need about a project that their page does not contain. */
export const projectData = tracked('projectData', (slug: string, locale: Locale) => {
  const project = projectBySlug(slug, locale)
  return {
    offer: offeredProject(project, locale),
    appointmentHref: bookingUrl(slug, locale),
    compare: comparedProject(project, locale),
  }
})

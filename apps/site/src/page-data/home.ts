import type { Locale } from '@app/domain/language/locale'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { budgetForm } from './budget'
import { campaignNotices } from './campaigns'
import { contactSection } from './contact'
import { carouselLabels, videoLabels } from './labels'
import { localize } from './localize'
import { firstImageOf, imageOf, loopOf } from './media'
import { allArticles, featuredFirst } from './news'
import { projectGrid } from './project-cards'
import { projectBySlug } from './projects'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

const articleCount = 5

export const homeContent = (locale: Locale) => localize(snapshot().home, locale)

export const homePage = tracked('homePage', (locale: Locale) => {
  const home = homeContent(locale)
  const { poster, videos, phoneVideos, ...hero } = home.hero
  return {
    seo: home.seo,
    image: poster,
    hero: {
      ...hero,
      poster: firstImageOf(poster, locale),
      video: { ...loopOf({ videos, phoneVideos }, locale), labels: videoLabels(locale) },
    },
    budget: budgetForm(locale),
    claims: home.claims,
    campaigns: campaignNotices(locale),
    projects: projectGrid(home.projects, locale),
    about: {
      ...home.about,
      image: imageOf(home.about.image, locale),
      href: pathFor('about', locale),
      certifications: home.certifications,
    },
    news: { ...home.news, articles: featuredFirst(allArticles(locale)).slice(0, articleCount) },
    testimonials: testimonialsSection(home.testimonials, locale),
    contact: contactSection(home.contact, locale),
  }
})

const quotationMarks: Record<Locale, [string, string]> = { es: ['«', '»'], en: ['“', '”'] }

function testimonialsSection({ title, titleBold }: { title: string; titleBold: string }, locale: Locale) {
  const t = translator(locale)
  const sortedTestimonials = localize(snapshot().testimonials, locale).toSorted((a, b) => a.order - b.order)
  return {
    title,
    titleBold,
    quotationMarks: quotationMarks[locale],
    labels: {
      ...carouselLabels(locale, sortedTestimonials.length),
      previous: t('testimonials.previous'),
      next: t('testimonials.next'),
    },
    testimonials: sortedTestimonials.map(({ key, name, quoteBefore, quoteBold, quoteAfter, image, project }) => ({
      key,
      name,
      quoteBefore,
      quoteBold,
      quoteAfter,
      image: imageOf(image, locale),
      role: t('testimonials.owner', { project: projectBySlug(project, locale).name }),
    })),
  }
}

import type { Locale } from '@app/domain/language/locale'
import { translator } from '@/i18n/translator'
import { allArticles } from './news'
import { relatedProjects } from './project-cards'
import { allProjects } from './projects'
import { tracked } from './tracked'

const articleCount = 4

export const notFoundPage = tracked('notFoundPage', (locale: Locale) => {
  const t = translator(locale)
  const heading = { title: t('notFound.projectsTitle'), titleBold: t('notFound.projectsBold') }
  return {
    title: `${t('notFound.title')} ${t('notFound.titleBold')}`,
    description: t('notFound.description'),
    articles: allArticles(locale).slice(0, articleCount),
    projects: relatedProjects(heading, allProjects(locale), locale),
  }
})

import { allArticles } from '@/content/news'
import { allProjects } from '@/content/projects'
import { LanguageProvider } from '@/i18n/language'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { NotFound } from '@/sections/not-found/not-found'
import { Related } from '@/sections/related/related'

const articlesShown = 4

export function NotFoundPage({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <LanguageProvider locale={locale}>
      <NotFound articles={allArticles(locale).slice(0, articlesShown)} />
      <Related
        title={t('notFound.projectsTitle')}
        titleBold={t('notFound.projectsBold')}
        projects={allProjects(locale)}
        plain
      />
    </LanguageProvider>
  )
}

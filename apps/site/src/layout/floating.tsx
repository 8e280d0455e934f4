import { projectBySlug } from '@/content/projects'
import { LanguageProvider } from '@/i18n/language'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Chat } from './chat'
import { ThumbBar } from './thumb-bar'

/** What floats over every page: the chat, and on project pages the thumb bar that replaces it on phones. */
export function Floating({ locale, project }: { locale: Locale; project?: string }) {
  return (
    <LanguageProvider locale={locale}>
      <aside aria-label={translator(locale)('chat.region')}>
        <Chat />
        {project && <ThumbBar project={projectBySlug(project, locale)} />}
      </aside>
    </LanguageProvider>
  )
}

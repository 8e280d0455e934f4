import { projectBySlug } from '@/content/projects'
import { chatLink } from '@/content/settings'
import { thumbBar } from '@/content/thumb-bar'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Chat } from './chat/chat'
import chatStyles from './chat/chat.module.css'
import { ThumbBar } from './thumb-bar/thumb-bar'

/** What floats over every page: the chat, and on project pages the thumb bar that replaces it on phones. */
export function Floating({ locale, project }: { locale: Locale; project?: string }) {
  const t = translator(locale)
  return (
    <aside aria-label={t('chat.region')}>
      <Chat
        href={chatLink(locale, project && projectBySlug(project, locale).name)}
        label={t('chat.label')}
        name={t('chat.open')}
        className={project ? chatStyles.wideOnly : undefined}
      />
      {project && <ThumbBar {...thumbBar(project, locale)} />}
    </aside>
  )
}

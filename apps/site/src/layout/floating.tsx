import type { Locale } from '@app/domain/language/locale'
import { translator } from '@/i18n/translator'
import { projectBySlug } from '@/page-data/projects'
import { chatLink } from '@/page-data/settings'
import { thumbBar } from '@/page-data/thumb-bar'
import { Chat } from './chat/chat'
import chatStyles from './chat/chat.module.css'
import { ThumbBar } from './thumb-bar/thumb-bar'

/** Renders the chat. On project pages the thumb bar replaces it below 1024 px. */
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

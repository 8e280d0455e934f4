import { translator } from '@/i18n/translator'
import { chatLink } from '@/page-data/settings'
import { thumbBar } from '@/page-data/thumb-bar'
import { Chat } from './chat/chat'
import { Dock } from './dock/dock'
import type { PageFrame } from './page-frame'
import { ThumbBar } from './thumb-bar/thumb-bar'

/** Renders the chat. Below 1024 px it is in the thumb bar of a project page, or in the dock of any other page. */
export function Floating({ frame, project }: { frame: PageFrame; project?: string }) {
  const { locale } = frame
  const t = translator(locale)
  const bar = project ? thumbBar(project, locale) : null
  const names = { label: t('chat.label'), name: t('chat.open') }
  return (
    <aside aria-label={t('chat.region')}>
      {bar ? (
        <>
          <Chat href={bar.chatHref} {...names} isWideOnly />
          <ThumbBar {...bar} />
        </>
      ) : (
        <Dock frame={frame}>
          <Chat href={chatLink(locale)} {...names} />
        </Dock>
      )}
    </aside>
  )
}

import './thumb-bar.css'
import type { ProjectView } from '@/content/projects'
import { chatLink } from '@/content/settings'
import { useLanguage } from '@/i18n/language'
import { ButtonLink } from '@/ui/button'
import { Icon } from '@/ui/icon'

/** Below 1024 px it replaces the floating chat of a project page: price, chat, and the way to the form. */
export function ThumbBar({ project }: { project: ProjectView }) {
  const { locale, t } = useLanguage()
  return (
    <div className="thumb" data-steps-aside="">
      <p>
        {project.price ? t('price.monthlyFrom') : t('price.nextBuilding')}
        <b>{project.price ? `${project.price.usd} · ${project.price.pen}*` : t('price.waitingList')}</b>
      </p>
      <a className="round" href={chatLink(locale)} aria-label={t('chat.open')} rel="noopener">
        <Icon name="chat" />
      </a>
      <ButtonLink href="#form">{t(project.soldOut ? 'thumb.join' : 'thumb.ask')}</ButtonLink>
    </div>
  )
}

import './chat.css'
import { chatLink } from '@/content/settings'
import { useLanguage } from '@/i18n/language'
import { Icon } from '@/ui/icon'

/** Opens a conversation in the messaging app. On phones it steps aside while a form is on screen. */
export function Chat() {
  const { locale, t } = useLanguage()
  return (
    <a className="chat" href={chatLink(locale)} aria-label={t('chat.open')} rel="noopener" data-steps-aside="">
      <Icon name="chat" />
      <span>{t('chat.label')}</span>
    </a>
  )
}

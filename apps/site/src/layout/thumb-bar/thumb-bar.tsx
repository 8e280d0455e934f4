import { MessageCircle } from 'lucide-react'
import { ButtonLink, IconLink } from '@/components/button/button'
import { hidesForForms } from '@/components/form-area/form-area.dom'
import { anchors, linkTo } from '@/i18n/anchors'
import styles from './thumb-bar.module.css'

export type ThumbBarProps = { label: string; amounts: string[]; action: string; chatHref: string; chatName: string }

/**
 * Renders the price, a link to the chat and a link to the form. It replaces the floating chat of project pages below
 * 1024 px.
 */
export function ThumbBar({ label, amounts, action, chatHref, chatName }: ThumbBarProps) {
  return (
    <div className={styles.thumbBar} {...hidesForForms}>
      <p>
        {label}
        <b>
          {amounts.map((amount) => (
            <span key={amount}>{amount}</span>
          ))}
        </b>
      </p>
      <IconLink className={styles.chat} icon={MessageCircle} label={chatName} href={chatHref} rel="noopener" />
      <ButtonLink className={styles.action} href={linkTo(anchors.form)}>
        {action}
      </ButtonLink>
    </div>
  )
}

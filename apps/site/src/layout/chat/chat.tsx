import { MessageCircle } from 'lucide-react'
import { hidesOnScroll } from '@/components/form-area/form-area.dom'
import { Icon } from '@/components/icon/icon'
import styles from './chat.module.css'

type ChatProps = { href: string; label: string; name: string; className?: string }

/**
 * Renders a link to a chat in the messaging app. Below 1024 px it hides while a form or the footer is in the viewport,
 * and while the visitor scrolls down.
 */
export function Chat({ href, label, name, className }: ChatProps) {
  return (
    <a
      className={`${styles.chat} ${className ?? ''}`.trim()}
      href={href}
      aria-label={name}
      rel="noopener"
      {...hidesOnScroll}
    >
      <i className={styles.ring} />
      <i className={styles.ring} />
      <i className={styles.ring} />
      <Icon icon={MessageCircle} />
      <span className={styles.label}>{label}</span>
    </a>
  )
}

import { MessageCircle } from 'lucide-react'
import { Icon } from '@/components/icon/icon'
import styles from './chat.module.css'

type ChatProps = { href: string; label: string; name: string; isWideOnly?: boolean }

/**
 * Renders a link to a chat in the messaging app: an item of the dock on phones, a tab in the margin of wide screens.
 */
export function Chat({ href, label, name, isWideOnly = false }: ChatProps) {
  return (
    <a
      className={isWideOnly ? `${styles.chat} ${styles.wideOnly}` : styles.chat}
      href={href}
      aria-label={name}
      rel="noopener"
    >
      <span className={styles.icon}>
        <i className={styles.ring} />
        <Icon icon={MessageCircle} />
      </span>
      <span className={styles.label}>{label}</span>
    </a>
  )
}

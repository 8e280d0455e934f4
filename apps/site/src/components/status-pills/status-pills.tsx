import clsx from 'clsx'
import { Car, KeyRound, Tag } from 'lucide-react'
import { Icon, type IconType } from '@/components/icon/icon'
import styles from './status-pills.module.css'

type Status = 'pre-sale' | 'in-progress' | 'delivered' | 'sold-out'
export type StatusPill = { status: Status; label: string }

const looks: Record<Status, { className?: string; icon?: IconType }> = {
  'pre-sale': { icon: Tag },
  'in-progress': { className: styles.inProgress, icon: Car },
  delivered: { className: styles.done, icon: KeyRound },
  'sold-out': { className: styles.done },
}

/**
 * Renders the statuses of a project. `onDark` makes the dark pill light, because it would be invisible on a dark
 * background.
 */
export function StatusPills({ pills, onDark = false }: { pills: StatusPill[]; onDark?: boolean }) {
  return pills.map(({ status, label }) => {
    const { className, icon } = looks[status]
    return (
      <span key={status} className={clsx(styles.pill, className, onDark && styles.onDark)}>
        {icon && <Icon icon={icon} />}
        {label}
      </span>
    )
  })
}

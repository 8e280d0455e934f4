import clsx from 'clsx'
import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/icon/icon'
import styles from './notice.module.css'

export type NoticeTone = 'good' | 'bad'

export function Notice({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  return (
    <div className={clsx(styles.notice, styles[tone])}>
      <Icon icon={tone === 'good' ? Check : CircleAlert} className={styles.icon} />
      <div>{children}</div>
    </div>
  )
}

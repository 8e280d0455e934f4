import clsx from 'clsx'
import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/button/button'
import { formArea } from '@/components/form-area/form-area.hooks'
import { anchors, linkTo } from '@/i18n/anchors'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import styles from './complaint-sheet.module.css'

/** The sheet the law asks for, from edge to edge on a phone. */
export function ComplaintSheet({ locale, children }: { locale: Locale; children?: ReactNode }) {
  return (
    <div className={clsx('wrap', styles.complaintSheet)}>
      {/* The look-up stands under a form of many screens. */}
      <TextLink className={styles.toStatus} href={linkTo(anchors.complaintStatus)} icon={ArrowDown}>
        {translator(locale)('complaint.toStatus')}
      </TextLink>
      <div className={styles.sheet} id={anchors.form} {...formArea}>
        {children}
      </div>
    </div>
  )
}

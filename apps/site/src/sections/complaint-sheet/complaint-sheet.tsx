import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/button/button'
import { formArea } from '@/components/form-area/form-area.dom'
import { anchors, linkTo } from '@/i18n/anchors'
import { translator } from '@/i18n/translator'
import styles from './complaint-sheet.module.css'

/** Renders the complaint form that the law requires, full-bleed on phones. */
export function ComplaintSheet({ locale, children }: { locale: Locale; children?: ReactNode }) {
  return (
    <div className={clsx('wrap', styles.complaintSheet)}>
      {/* The link saves scrolling, because the status section is below the long form. */}
      <TextLink className={styles.toStatus} href={linkTo(anchors.complaintStatus)} icon={ArrowDown}>
        {translator(locale)('complaint.toStatus')}
      </TextLink>
      <div className={styles.sheet} id={anchors.form} {...formArea}>
        {children}
      </div>
    </div>
  )
}

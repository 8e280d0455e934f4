import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { formArea } from '@/components/form-area/form-area.hooks'
import { Heading } from '@/components/heading/heading'
import { Lead } from '@/components/text/text'
import { anchors } from '@/i18n/anchors'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import styles from './complaint-lookup.module.css'

/** The way to see what became of a sheet. */
export function ComplaintLookup({ locale, children }: { locale: Locale; children?: ReactNode }) {
  const t = translator(locale)
  const headingId = useId()
  return (
    <section className={clsx('wrap', styles.complaintLookup)} id={anchors.complaintStatus} aria-labelledby={headingId}>
      <div className={styles.words}>
        <Heading id={headingId} title={t('complaint.statusTitle')} titleBold={t('complaint.statusBold')} />
        <Lead>{t('complaint.statusLead')}</Lead>
      </div>
      <div className={styles.form} {...formArea}>
        {children}
      </div>
    </section>
  )
}

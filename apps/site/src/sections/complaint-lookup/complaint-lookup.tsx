import type { Locale } from '@app/domain/language/locale'
import { type ReactNode, useId } from 'react'
import { FormSplit } from '@/components/form-split/form-split'
import { Heading } from '@/components/heading/heading'
import { Intro } from '@/components/text/text'
import { anchors } from '@/i18n/anchors'
import { translator } from '@/i18n/translator'
import styles from './complaint-lookup.module.css'

export function ComplaintLookup({ locale, children }: { locale: Locale; children?: ReactNode }) {
  const t = translator(locale)
  const headingId = useId()
  return (
    <FormSplit
      className={styles.complaintLookup}
      id={anchors.complaintStatus}
      aria-labelledby={headingId}
      intro={
        <>
          <Heading id={headingId} title={t('complaint.statusTitle')} titleBold={t('complaint.statusBold')} />
          <Intro>{t('complaint.statusIntro')}</Intro>
        </>
      }
    >
      {children}
    </FormSplit>
  )
}

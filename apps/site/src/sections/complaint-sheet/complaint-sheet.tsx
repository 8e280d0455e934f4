import './complaint-sheet.css'
import { type ReactNode, useId } from 'react'
import { useLanguage } from '@/i18n/language'
import { Duo, Lead } from '@/ui/duo'

type ComplaintSheetProps = {
  /** The whole sheet: its head with the page's name, the legal notice, the five sections and the legal notes. */
  form: ReactNode
  status: ReactNode
}

/** The sheet the law asks for, and below it the way to see what became of one. */
export function ComplaintSheet({ form, status }: ComplaintSheetProps) {
  const { t } = useLanguage()
  const headingId = useId()
  return (
    <div className="wrap complaint-page">
      <div className="complaint-page__sheet" id="form" data-form="">
        {form}
      </div>
      <section className="complaint-page__status" id="form-status" aria-labelledby={headingId}>
        <div className="complaint-page__words">
          <Duo id={headingId} title={t('complaint.statusTitle')} titleBold={t('complaint.statusBold')} />
          <Lead>{t('complaint.statusLead')}</Lead>
        </div>
        <div className="complaint-page__lookup" data-form="">
          {status}
        </div>
      </section>
    </div>
  )
}

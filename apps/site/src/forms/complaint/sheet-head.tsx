import { limaDateOf } from '@app/domain/calendar/lima-date'
import { Heading } from '@/components/heading/heading'
import { bookDate, type PreviewState } from './book-preview'
import type { ComplaintBook } from './complaint-book'
import { useComplaintScope } from './complaint-fields'
import { bookDay, bookNumber } from './sheet-head.dom'
import styles from './sheet-head.module.css'

/** Renders the dark head of the form with the expected number and the date. */
export function SheetHead({ book, preview }: { book: ComplaintBook; preview: PreviewState }) {
  const { t, locale, isHydrated } = useComplaintScope()
  const onSend = t('complaint.head.onSend')
  const loading = t('complaint.head.loading')
  return (
    <div className={styles.head}>
      <Heading as="h1" className={styles.title} title={book.title} titleBold={book.titleBold} />
      {/* Before hydration a script changes the number and the date, so React must not warn that they differ from its
      own output. */}
      <dl>
        <div>
          <dt>{t('complaint.head.number')}</dt>
          <dd aria-live="polite" suppressHydrationWarning {...bookNumber(loading)}>
            {preview.kind === 'ready'
              ? preview.preview.number
              : preview.kind === 'loading' && isHydrated
                ? loading
                : onSend}
          </dd>
        </div>
        <div>
          <dt>{t('complaint.head.date')}</dt>
          <dd suppressHydrationWarning {...bookDay}>
            {isHydrated ? bookDate(filingDate(preview), locale) : onSend}
          </dd>
        </div>
      </dl>
      <p>
        {book.notice} {t('complaint.head.preview')}
      </p>
    </div>
  )
}

/**
 * Returns the date of filing that the server sent, or otherwise the current date in the browser, because the page may
 * have been built weeks ago.
 */
const filingDate = (preview: PreviewState) =>
  preview.kind === 'ready' ? preview.preview.filedOn : limaDateOf(new Date())

import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { Heading } from '@/components/heading/heading'
import { bookDate, type PreviewState } from './book-preview'
import type { ComplaintBook } from './complaint-book'
import { useComplaintScope } from './complaint-fields'
import styles from './sheet-head.module.css'

/** Navy head with the expected number, which says that it is only expected. */
export function SheetHead({ book, preview }: { book: ComplaintBook; preview: PreviewState }) {
  const { t, locale, isLive } = useComplaintScope()
  const onSend = t('complaint.head.onSend')
  return (
    <div className={styles.head}>
      <Heading as="h1" className={styles.title} title={book.title} titleBold={book.titleBold} />
      <dl>
        <div>
          <dt>{t('complaint.head.number')}</dt>
          <dd aria-live="polite">
            {preview.kind === 'ready' && preview.preview.number}
            {preview.kind === 'loading' && (isLive ? t('complaint.head.loading') : onSend)}
            {preview.kind === 'unknown' && onSend}
          </dd>
        </div>
        <div>
          <dt>{t('complaint.head.date')}</dt>
          <dd>{preview.kind === 'ready' ? bookDate(preview.preview.filedOn, locale) : <Today />}</dd>
        </div>
      </dl>
      <p>
        {book.notice} {t('complaint.head.preview')}
      </p>
    </div>
  )
}

/** Only the browser knows today's date: the page may have been built weeks ago. */
function Today() {
  const { t, locale, isLive } = useComplaintScope()
  if (!isLive) return t('complaint.head.onSend')
  return bookDate(limaDateOf(new Date()), locale)
}

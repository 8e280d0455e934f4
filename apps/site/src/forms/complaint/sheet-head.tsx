import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { useFieldScope } from '../fields/field-scope'
import { bookDate, type PreviewState } from './book-preview'
import type { ComplaintBookView } from './complaint-form.island'

/** Navy head with the number that is foreseen, and says so. */
export function SheetHead({ book, preview }: { book: ComplaintBookView; preview: PreviewState }) {
  const { t, locale, isLive } = useFieldScope()
  const onSend = t('complaint.head.onSend')
  return (
    <div className="book-sheet__top on-inverse">
      <h1 className="duo">
        {book.title[locale]} <b>{book.titleBold[locale]}</b>
      </h1>
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
        {book.notice[locale]} {t('complaint.head.preview')}
      </p>
    </div>
  )
}

/** Known in the browser alone: the page may have been built weeks ago. */
function Today() {
  const { t, locale, isLive } = useFieldScope()
  if (!isLive) return t('complaint.head.onSend')
  return bookDate(limaDateOf(new Date()), locale)
}

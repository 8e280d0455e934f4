import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { formatFileSize } from '@app/domain/document/format-file-size'
import { AnswerPage } from '../pages/answer-page'
import { Items } from '../pages/answer-parts'
import { pageTexts } from '../pages/page.messages'
import type { PageLink } from '../pages/page-link'

export type ComplaintStatus = {
  number: string
  filedOn: string
  dueOn: string
  status: 'received' | 'answered'
  answer: string | null
  answeredAt: Date | null
  /** Files of the answer that passed the security check. */
  files: { name: string; size: number }[]
}

type ComplaintStatusPageProps = { locale: 'es' | 'en'; complaint: ComplaintStatus; back: PageLink }

export function ComplaintStatusPage({ locale, complaint, back }: ComplaintStatusPageProps) {
  const texts = pageTexts[locale].state
  const { number, status, filedOn, dueOn, answeredAt, answer, files } = complaint
  const items = [
    `${texts.filedOn} ${formatDay(filedOn, locale)}`,
    `${texts.dueOn} ${formatDay(dueOn, locale)}`,
    ...(answeredAt ? [`${texts.answeredOn} ${formatDay(limaDateOf(answeredAt), locale)}`] : []),
    ...files.map(({ name, size }) => `${texts.file} ${name} (${formatFileSize(size)})`),
  ]
  return (
    <AnswerPage locale={locale} title={texts.title} text={texts[status]} reference={number} back={back}>
      <Items items={items} />
      {answer && (
        <section className="letter">
          <h2>{texts.answer}</h2>
          <p>{answer}</p>
        </section>
      )}
    </AnswerPage>
  )
}

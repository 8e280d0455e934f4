import { dayInWords } from '@sillar/domain/calendar/day-in-words'
import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { sizeInWords } from '@sillar/domain/document/size-in-words'
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
  /** What went with the answer, by mail or by letter. */
  files: { name: string; size: number }[]
}

type ComplaintStatusPageProps = { locale: 'es' | 'en'; complaint: ComplaintStatus; back: PageLink }

export function ComplaintStatusPage({ locale, complaint, back }: ComplaintStatusPageProps) {
  const texts = pageTexts[locale].state
  const { number, status, filedOn, dueOn, answeredAt, answer, files } = complaint
  const items = [
    `${texts.filedOn} ${dayInWords(filedOn, locale)}`,
    `${texts.dueOn} ${dayInWords(dueOn, locale)}`,
    ...(answeredAt ? [`${texts.answeredOn} ${dayInWords(limaDateOf(answeredAt), locale)}`] : []),
    ...files.map(({ name, size }) => `${texts.file} ${name} (${sizeInWords(size)})`),
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

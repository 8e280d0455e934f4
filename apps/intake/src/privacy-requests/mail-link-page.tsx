import { AnswerPage } from '../pages/answer-page'
import { Choices, type Fact, Facts } from '../pages/answer-parts'
import { homeLink } from '../pages/page-link'
import { linkTexts } from './privacy-request.messages'

export type LinkName = keyof (typeof linkTexts)['es']

export type LinkAnswer =
  | { kind: 'ask'; action: string; key: string }
  | { kind: 'done'; reference?: string; facts?: Fact[] }
  | { kind: 'unknown' }

type MailLinkPageProps = { locale: 'es' | 'en'; name: LinkName; answer: LinkAnswer }

export function MailLinkPage({ locale, name, answer }: MailLinkPageProps) {
  const texts = linkTexts[locale][name]
  const back = homeLink(locale)
  if (answer.kind === 'unknown') return <AnswerPage locale={locale} {...texts.unknown} back={back} />
  if (answer.kind === 'done')
    return (
      <AnswerPage locale={locale} {...texts.done} reference={answer.reference} back={back}>
        {answer.facts && <Facts facts={answer.facts} />}
      </AnswerPage>
    )
  const choice = { label: texts.button, fields: { key: answer.key, lang: locale } }
  return (
    <AnswerPage locale={locale} {...texts.ask} back={back}>
      <Choices action={answer.action} choices={[choice]} />
    </AnswerPage>
  )
}

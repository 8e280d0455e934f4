'use client'

import { otherLocale } from '@app/domain/language/locale'
import { useLocale, useTranslation, useWatchForm } from '@payloadcms/ui'
import { languageOf } from '../../../panel/language/language'
import type { FormState } from '../../../panel/record-form/form-state'
import { type ArticleCheck, articleChecks, imageIdsOf, readingTime, wordCount } from '../article-checks'
import { newsMessages } from '../messages'
import { CheckLink } from './check-link'
import { useSavedArticle } from './use-saved-article'

/** Lists what an article needs before it can be published. Each missing part links to its field. */
export function BeforePublishing() {
  const { code } = useLocale()
  const locale = code === 'en' ? 'en' : 'es'
  const messages = newsMessages[languageOf(useTranslation().i18n)]
  const { fields } = useWatchForm()
  const form = fields as FormState
  const fieldValue = (name: string) => form[name]?.value
  const imageIds = [fieldValue('image'), ...imageIdsOf(fieldValue('body'))].filter((id) => typeof id === 'string')
  const article = useSavedArticle(imageIds)
  if (!article) return null

  const checks = articleChecks({
    ...article,
    locale,
    form: {
      title: fieldValue('title'),
      summary: fieldValue('summary'),
      body: fieldValue('body'),
      author: fieldValue('author'),
      image: fieldValue('image'),
      category: fieldValue('category'),
    },
  })
  const missingCount = checks.filter(({ missing }) => missing.length > 0).length
  return (
    <section className="article-checks" aria-labelledby="before-publishing">
      <h3 id="before-publishing">
        {messages.title} <b>{messages.titleBold}</b>
      </h3>
      <p role="status">{missingCount > 0 ? messages.missing(missingCount) : messages.ready}</p>
      <ul>
        {checks.map((check) => (
          <CheckRow
            key={check.name === 'alt' ? check.image : check.name}
            check={check}
            locale={locale}
            doneNote={check.name === 'body' ? lengthOf(fieldValue('body'), messages) : undefined}
            messages={messages}
          />
        ))}
      </ul>
    </section>
  )
}

type Messages = (typeof newsMessages)['es']
type RowProps = { check: ArticleCheck; locale: 'es' | 'en'; doneNote: string | undefined; messages: Messages }

function CheckRow({ check, locale, doneNote, messages }: RowProps) {
  const name = messages.names[check.name]
  if (check.missing.length === 0)
    return (
      <li>
        <svg viewBox="0 0 24 24" role="img" aria-label={messages.done}>
          <path d="m5 12.5 4.5 4.5L19 7.5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        <span>{doneNote ? `${name}, ${doneNote}` : name}</span>
      </li>
    )
  const [first, ...others] = check.missing
  const language = others.length > 0 || !first ? 'both' : first
  return (
    <li data-missing>
      <i aria-hidden="true" />
      <CheckLink check={check} otherLanguage={check.missing.includes(locale) ? undefined : otherLocale(locale)}>
        {name}: {messages.missingIn[language]}
      </CheckLink>
    </li>
  )
}

function lengthOf(body: unknown, messages: Messages): string {
  const words = wordCount(body)
  const time = readingTime(words)
  const duration = 'seconds' in time ? messages.seconds(time.seconds) : messages.minutes(time.minutes)
  return `${messages.words(words)}, ${duration}`
}

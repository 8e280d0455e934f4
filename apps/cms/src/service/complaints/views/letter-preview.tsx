import { type AnswerLetter, letterMessages } from '@app/domain/complaint/answer-letter'
import type { Locale } from '@app/domain/language/locale'
import styles from '../../../panel/record/record-forms.module.css'
import type { ComplaintMessages } from '../messages'

type Props = {
  letter: AnswerLetter
  /** Undefined if the person did not agree to be notified by e-mail. */
  mail: { to: string; firstName: string } | undefined
  locale: Locale
  messages: ComplaintMessages
}

/** Shows the mail and the letter that the consumer gets. The letter uses the texts of the PDF. */
export function LetterPreview({ letter, mail, locale, messages }: Props) {
  const texts = letterMessages[locale]
  return (
    <div className={styles.preview} lang={locale}>
      {mail && (
        <div className={styles.previewMail}>
          <small>{messages.mailOf(mail.to)}</small>
          <b>{texts.subject(letter.number.value)}</b>
          <p>{texts.greeting(mail.firstName.split(' ')[0] ?? '')}</p>
          <p>{texts.intro}</p>
        </div>
      )}
      <article className={styles.previewLetter} aria-label={letter.title}>
        <header>
          <div>
            <b>{letter.brand}</b>
            <p>{letter.title}</p>
          </div>
          <div>
            <small>{letter.number.label}</small>
            <b>{letter.number.value}</b>
            <small>{letter.number.date}</small>
          </div>
        </header>
        <dl>
          {letter.facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {letter.paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the paragraphs never changes.
          <p key={index}>{paragraph}</p>
        ))}
        {letter.files.names.length > 0 && (
          <div>
            <small>{letter.files.title}</small>
            <ul>
              {letter.files.names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        )}
        <footer>
          <p>{letter.signature[0]}</p>
          <p>{letter.signature[1]}</p>
        </footer>
      </article>
    </div>
  )
}

import { type AnswerLetter, letterWords } from '@sillar/domain/complaint/answer-letter'
import type { Locale } from '@sillar/domain/language/localized.schema'
import styles from '../../../panel/record/record-forms.module.css'
import type { DeskWords } from '../messages'

type Props = {
  letter: AnswerLetter
  /** Nothing for people who did not agree to e-mail. */
  mail: { to: string; firstName: string } | undefined
  locale: Locale
  words: DeskWords
}

/** What the consumer gets: the mail around it, and the letter in the parts the PDF is drawn from. */
export function LetterPreview({ letter, mail, locale, words }: Props) {
  const texts = letterWords[locale]
  return (
    <div className={styles.preview} lang={locale}>
      {mail && (
        <div className={styles.previewMail}>
          <small>{words.mailOf(mail.to)}</small>
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
        {letter.paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change their order.
          <p key={at}>{paragraph}</p>
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

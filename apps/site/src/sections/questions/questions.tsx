import clsx from 'clsx'
import { MessageCircle, Plus } from 'lucide-react'
import { TextLink } from '@/components/button/button'
import { Heading } from '@/components/heading/heading'
import { Icon } from '@/components/icon/icon'
import { Small } from '@/components/text/text'
import styles from './questions.module.css'

type QuestionsProps = {
  title: string
  titleBold: string
  questions: { question: string; answer: string }[]
  note: string | null
  ask: { href: string; text: string }
}

/** Renders a native accordion, which needs no script. Its first item is open. */
export function Questions({ title, titleBold, questions, note, ask }: QuestionsProps) {
  return (
    <section className={clsx('section', styles.questions)} aria-labelledby="preguntas">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.head}>
          <Heading id="preguntas" title={title} titleBold={titleBold} />
          <TextLink href={ask.href} icon={MessageCircle} iconFirst>
            {ask.text}
          </TextLink>
          {note && <Small>{note}</Small>}
        </div>
        <div className={styles.list}>
          {questions.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                <h3>{question}</h3>
                <Icon icon={Plus} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Heading } from '@/components/heading/heading'
import { Intro } from '@/components/text/text'
import { anchors } from '@/i18n/anchors'
import styles from './quote-send.module.css'

type QuoteSendProps = {
  title: string
  titleBold: string
  intro: string
  check: { href: string; label: string }
  children?: ReactNode
}

/** Renders the quote form beside a text that explains what happens next. */
export function QuoteSend({ title, titleBold, intro, check, children }: QuoteSendProps) {
  return (
    <section className={clsx('section wrap', styles.send)} id={anchors.quoteForm}>
      <div>
        <Heading title={title} titleBold={titleBold} />
        <Intro className={styles.intro}>{intro}</Intro>
        <p className={styles.check}>
          <a href={check.href}>{check.label}</a>
        </p>
      </div>
      <div className={styles.form}>{children}</div>
    </section>
  )
}

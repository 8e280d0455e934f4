import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { TextLink } from '@/components/button/button'
import { formArea } from '@/components/form-area/form-area.dom'
import { Heading } from '@/components/heading/heading'
import { Intro } from '@/components/text/text'
import { anchors } from '@/i18n/anchors'
import { translator } from '@/i18n/translator'
import styles from './referral-entry.module.css'

type ReferralEntryProps = {
  locale: Locale
  title: string
  titleBold: string
  intro: string
  termsPath: string
  statusPath: string
  children?: ReactNode
}

/** Renders the section where customers refer people who might want to buy. */
export function ReferralEntry({
  locale,
  title,
  titleBold,
  intro,
  termsPath,
  statusPath,
  children,
}: ReferralEntryProps) {
  const t = translator(locale)
  const headingId = useId()
  return (
    <section className="section" id={anchors.referralForm} aria-labelledby={headingId}>
      <div className={clsx('wrap', styles.grid)}>
        <div className={styles.words}>
          <Heading id={headingId} title={title} titleBold={titleBold} />
          <Intro>{intro}</Intro>
          <TextLink href={termsPath}>{t('referral.terms')}</TextLink>
          <TextLink href={statusPath}>{t('referralStatus.link')}</TextLink>
        </div>
        <div className={styles.form} {...formArea}>
          {children}
        </div>
      </div>
    </section>
  )
}

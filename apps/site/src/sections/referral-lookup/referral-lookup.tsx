import clsx from 'clsx'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/button/button'
import { formArea } from '@/components/form-area/form-area.hooks'
import { Heading } from '@/components/heading/heading'
import { Lead, Small } from '@/components/text/text'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import styles from './referral-lookup.module.css'

type ReferralLookupProps = { locale: Locale; programmePath: string; children?: ReactNode }

/** Where a referrer asks how their referrals stand: the whole page. */
export function ReferralLookup({ locale, programmePath, children }: ReferralLookupProps) {
  const t = translator(locale)
  return (
    <div className={clsx('wrap', styles.referralLookup)}>
      <div className={styles.words}>
        <Heading as="h1" title={t('referralStatus.title')} titleBold={t('referralStatus.titleBold')} />
        <Lead>{t('referralStatus.lead')}</Lead>
        <Small>{t('referralStatus.privacy')}</Small>
        <TextLink href={programmePath}>{t('referralStatus.back')}</TextLink>
      </div>
      <div className={styles.form} {...formArea}>
        {children}
      </div>
    </div>
  )
}

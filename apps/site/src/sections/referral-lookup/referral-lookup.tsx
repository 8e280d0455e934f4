import type { Locale } from '@app/domain/language/locale'
import { ArrowRight } from 'lucide-react'
import { Button, TextLink } from '@/components/button/button'
import { FormSplit } from '@/components/form-split/form-split'
import { Heading } from '@/components/heading/heading'
import { Intro, Small } from '@/components/text/text'
import { PlainTextField } from '@/forms/fields/plain-fields'
import { translator } from '@/i18n/translator'
import styles from './referral-lookup.module.css'

type ReferralLookupProps = { locale: Locale; programmePath: string }

/**
 * Renders the form that shows referrers the status of their referrals. It needs no script, because the intake responds
 * with a page.
 */
export function ReferralLookup({ locale, programmePath }: ReferralLookupProps) {
  const t = translator(locale)
  return (
    <FormSplit
      className={styles.referralLookup}
      intro={
        <>
          <Heading as="h1" title={t('referralStatus.title')} titleBold={t('referralStatus.titleBold')} />
          <Intro>{t('referralStatus.intro')}</Intro>
          <Small>{t('referralStatus.privacy')}</Small>
          <TextLink href={programmePath}>{t('referralStatus.back')}</TextLink>
        </>
      }
    >
      <form className={styles.form} method="post" action="/api/referrals/status" aria-label={t('referralStatus.form')}>
        <input type="hidden" name="locale" value={locale} />
        <PlainTextField name="code" label={t('referralStatus.code')} required autoComplete="off" maxLength={40} />
        <PlainTextField
          name="email"
          label={t('field.email')}
          required
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <Button type="submit" icon={ArrowRight}>
          {t('referralStatus.submit')}
        </Button>
      </form>
    </FormSplit>
  )
}

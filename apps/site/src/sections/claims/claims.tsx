import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { useId } from 'react'
import { AtLeast } from '@/components/at-least/at-least'
import course from '@/components/course/course.module.css'
import { translator } from '@/i18n/translator'
import { claimsRoot } from './claims.dom'
import styles from './claims.module.css'

type ClaimsProps = { locale: Locale; claims: { figure: number; text: string; detail: string }[] }

/**
 * Renders the claims of the company in a row, with the selected one wide. Radio buttons hold the selection, so arrow
 * keys and taps work without JavaScript.
 */
export function Claims({ locale, claims }: ClaimsProps) {
  const t = translator(locale)
  const name = useId()
  return (
    <section className={clsx('wrap', styles.claims)} aria-label={t('claims.label')}>
      <fieldset className={course.course} {...claimsRoot}>
        <legend className="sr">{t('claims.label')}</legend>
        {claims.map((claim, index) => (
          <label className={styles.claim} key={claim.text}>
            <input type="radio" name={name} defaultChecked={index === 0} />
            <span className={styles.claimFigure}>
              <AtLeast figure={claim.figure} locale={locale} />
            </span>
            <span className={styles.claimText}>
              {claim.text}
              <span className={styles.claimDetail}>{claim.detail}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}

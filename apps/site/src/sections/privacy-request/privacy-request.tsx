import { documentTypes } from '@sillar/domain/person/document-types'
import { MAX_PRIVACY_DETAIL, privacyRights } from '@sillar/domain/privacy/privacy-choices'
import { HONEYPOT_FIELD } from '@sillar/domain/submission/submission-guard'
import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/button/button'
import { formArea } from '@/components/form-area/form-area.hooks'
import { Heading } from '@/components/heading/heading'
import { Lead } from '@/components/text/text'
import { controlClass } from '@/forms/fields/control'
import { FieldGrid } from '@/forms/fields/field-grid'
import { FormRoot } from '@/forms/submission/form-root'
import { anchors } from '@/i18n/anchors'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import styles from './privacy-request.module.css'

/**
 * The form for the rights of Ley 29733. Few people need it and nobody in a hurry, so it is a plain form: the page loads no
 * script for it, the browser checks what must be there, and the intake answers with a page.
 */
export function PrivacyRequest({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const id = useId()
  const field = (name: string) => ({ id: `${id}-${name}`, name, className: controlClass })
  return (
    <section className={clsx('wrap', styles.privacyRequest)} id={anchors.privacyRequest} aria-labelledby={id}>
      <div className={styles.words}>
        <Heading id={id} title={t('privacy.requestTitle')} titleBold={t('privacy.requestBold')} />
        <Lead>{t('privacy.requestLead')}</Lead>
        <p className={styles.note}>{t('privacy.requestNote')}</p>
      </div>
      <FormRoot className={styles.form} {...formArea}>
        <form method="post" action="/api/privacy-requests" aria-label={t('privacy.requestForm')}>
          <input type="hidden" name="locale" value={locale} />
          <div className={styles.guard} aria-hidden="true">
            <label htmlFor={`${id}-guard`}>{t('field.honeypot')}</label>
            <input id={`${id}-guard`} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
          </div>
          <FieldGrid>
            <Field id={`${id}-kind`} label={t('privacy.right')} required wide>
              <select {...field('kind')} required defaultValue="">
                <option value="">{t('field.choose')}</option>
                {privacyRights.map((right) => (
                  <option key={right} value={right}>
                    {t(`privacy.right.${right}`)}
                  </option>
                ))}
              </select>
            </Field>
            <Field id={`${id}-firstName`} label={t('field.firstNames')} required>
              <input {...field('firstName')} type="text" required autoComplete="given-name" maxLength={80} />
            </Field>
            <Field id={`${id}-lastName`} label={t('field.lastNames')} required>
              <input {...field('lastName')} type="text" required autoComplete="family-name" maxLength={80} />
            </Field>
            <Field id={`${id}-email`} label={t('field.email')} required>
              <input {...field('email')} type="email" required autoComplete="email" maxLength={254} />
            </Field>
            <Field id={`${id}-phone`} label={t('privacy.phone')}>
              <input {...field('phone')} type="tel" autoComplete="tel" maxLength={30} />
            </Field>
            <Field id={`${id}-documentTypeId`} label={t('field.documentType')} required>
              <select {...field('documentTypeId')} required defaultValue="">
                <option value="">{t('field.choose')}</option>
                {documentTypes.map((type) => (
                  <option key={type.id} value={type.id}>
                    {type.label[locale]}
                  </option>
                ))}
              </select>
            </Field>
            <Field id={`${id}-document`} label={t('field.document')} required>
              <input {...field('document')} type="text" required autoComplete="off" maxLength={20} />
            </Field>
            <Field id={`${id}-detail`} label={t('privacy.detail')} wide>
              <textarea {...field('detail')} rows={4} maxLength={MAX_PRIVACY_DETAIL} />
            </Field>
          </FieldGrid>
          <Button type="submit" icon={ArrowRight} className={styles.submit}>
            {t('privacy.submit')}
          </Button>
        </form>
      </FormRoot>
    </section>
  )
}

type FieldProps = { id: string; label: string; required?: boolean; wide?: boolean; children: ReactNode }

function Field({ id, label, required, wide, children }: FieldProps) {
  return (
    <div className={clsx(styles.field, wide && styles.wide)}>
      <label htmlFor={id}>
        {label}
        {required && (
          <i aria-hidden="true" className={styles.mark}>
            {'\u00a0*'}
          </i>
        )}
      </label>
      {children}
    </div>
  )
}

import type { Locale } from '@app/domain/language/locale'
import { documentTypes } from '@app/domain/person/document-types'
import { MAX_PRIVACY_DETAIL, privacyRights } from '@app/domain/privacy/privacy-choices'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/button/button'
import { FormSplit } from '@/components/form-split/form-split'
import { Heading } from '@/components/heading/heading'
import { Intro } from '@/components/text/text'
import { FieldGrid } from '@/forms/fields/field-grid'
import { Honeypot } from '@/forms/fields/honeypot'
import { PlainSelectField, PlainTextField } from '@/forms/fields/plain-fields'
import { FormRoot } from '@/forms/submission/form-root'
import { anchors } from '@/i18n/anchors'
import { translator } from '@/i18n/translator'
import styles from './privacy-request.module.css'

/**
 * Renders the form for the rights under Ley 29733. It has no script, because few people use it. The browser checks
 * required fields, and the intake responds with a page.
 */
export function PrivacyRequest({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const id = useId()
  return (
    <FormSplit
      className={styles.privacyRequest}
      id={anchors.privacyRequest}
      aria-labelledby={id}
      intro={
        <>
          <Heading id={id} title={t('privacy.requestTitle')} titleBold={t('privacy.requestBold')} />
          <Intro>{t('privacy.requestIntro')}</Intro>
          <p className={styles.note}>{t('privacy.requestNote')}</p>
        </>
      }
    >
      <FormRoot>
        <form method="post" action="/api/privacy-requests" aria-label={t('privacy.requestForm')}>
          <input type="hidden" name="locale" value={locale} />
          <Honeypot id={`${id}-honeypot`} label={t('field.honeypot')} />
          <FieldGrid>
            <PlainSelectField
              name="kind"
              label={t('privacy.right')}
              required
              wide
              prompt={t('field.choose')}
              options={privacyRights.map((right) => ({ value: right, label: t(`privacy.right.${right}`) }))}
            />
            <PlainTextField
              name="firstName"
              label={t('field.firstNames')}
              required
              autoComplete="given-name"
              maxLength={80}
            />
            <PlainTextField
              name="lastName"
              label={t('field.lastNames')}
              required
              autoComplete="family-name"
              maxLength={80}
            />
            <PlainTextField
              name="email"
              label={t('field.email')}
              required
              type="email"
              autoComplete="email"
              maxLength={254}
            />
            <PlainTextField name="phone" label={t('privacy.phone')} type="tel" autoComplete="tel" maxLength={30} />
            <PlainSelectField
              name="documentTypeId"
              label={t('field.documentType')}
              required
              prompt={t('field.choose')}
              options={documentTypes.map((type) => ({ value: String(type.id), label: type.label[locale] }))}
            />
            <PlainTextField name="document" label={t('field.document')} required autoComplete="off" maxLength={20} />
            <PlainTextField name="detail" label={t('privacy.detail')} wide rows={4} maxLength={MAX_PRIVACY_DETAIL} />
          </FieldGrid>
          <Button type="submit" icon={ArrowRight} className={styles.submit}>
            {t('privacy.submit')}
          </Button>
        </form>
      </FormRoot>
    </FormSplit>
  )
}

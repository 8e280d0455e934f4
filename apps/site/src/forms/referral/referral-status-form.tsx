import type { referralLookup } from '@sillar/domain/referral/referral-lookup.schema'
import { ArrowRight } from 'lucide-react'
import { type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Button } from '@/components/button/button'
import type { Locale } from '@/i18n/locales'
import { FieldScopeProvider } from '../fields/field-scope'
import { TextField as AnyTextField } from '../fields/text-field'
import type { ErrorTexts, FormTexts } from '../form-texts'
import { formScope } from '../submission/form-scope'
import styles from './referral-status-form.module.css'

type StatusTexts = 'referralStatus'
type LookupFields = z.input<typeof referralLookup>

const TextField = AnyTextField<Path<LookupFields>>

type ReferralStatusFormProps = {
  locale: Locale
  texts: FormTexts<StatusTexts>
  errors: ErrorTexts
  idPrefix: string
}

/** A plain form that no script takes over: the intake answers with a page, for everybody the same. */
export function ReferralStatusForm({ locale, texts, errors, idPrefix }: ReferralStatusFormProps) {
  const form = useForm<LookupFields>()
  const scope = formScope<LookupFields, StatusTexts>(form, { idPrefix, locale, texts, errors, isLive: false })
  const { t } = scope
  return (
    <FieldScopeProvider scope={scope}>
      <form className={styles.form} method="post" action="/api/referrals/status" aria-label={t('referralStatus.form')}>
        <input type="hidden" name="locale" value={locale} />
        <TextField name="code" label={t('referralStatus.code')} required autoComplete="off" maxLength={40} />
        <TextField name="email" label={t('field.email')} required type="email" autoComplete="email" maxLength={254} />
        <div>
          <Button type="submit" icon={ArrowRight}>
            {t('referralStatus.submit')}
          </Button>
        </div>
      </form>
    </FieldScopeProvider>
  )
}

import { HONEYPOT_FIELD, STARTED_AT_FIELD } from '@sillar/domain/submission/submission-guard'
import { useFieldScope } from './field-scope'
import styles from './guard-fields.module.css'

/** People never see the first field; the second is filled by the script. */
export function GuardFields() {
  const { register, idOf, t } = useFieldScope()
  return (
    <>
      <div className={styles.guard} aria-hidden="true">
        <label htmlFor={idOf(HONEYPOT_FIELD)}>{t('field.honeypot')}</label>
        <input {...register(HONEYPOT_FIELD)} id={idOf(HONEYPOT_FIELD)} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" {...register(STARTED_AT_FIELD)} />
    </>
  )
}

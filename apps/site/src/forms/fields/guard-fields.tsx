import { HONEYPOT_FIELD, STARTED_AT_FIELD } from '@app/domain/submission/submission-guard'
import { useFieldScope } from './field-scope'
import { Honeypot } from './honeypot'

/** Renders the hidden fields of the spam protection: a honeypot and the time at which the form was first shown. */
export function GuardFields() {
  const { register, idOf, t } = useFieldScope()
  return (
    <>
      <Honeypot {...register(HONEYPOT_FIELD)} id={idOf(HONEYPOT_FIELD)} label={t('field.honeypot')} />
      <input type="hidden" {...register(STARTED_AT_FIELD)} />
    </>
  )
}

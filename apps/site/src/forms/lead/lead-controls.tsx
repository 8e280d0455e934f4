import { GENERAL_QUESTION } from '@sillar/domain/lead/lead-choices'
import { Small } from '@/components/text/text'
import { FieldGrid } from '../fields/field-grid'
import { GuardFields } from '../fields/guard-fields'
import { ConsentSentence } from '../fields/tick-field'
import type { Consent } from '../form-texts'
import { SubmitButton } from '../submission/submit-button'
import type { LeadSetting } from './lead-body'
import styles from './lead-controls.module.css'
import { DocumentFields, PhoneField, SelectField, TextField, TickField, useLeadScope } from './lead-fields'
import { MessageField } from './message-field'
import { VisitRequest } from './visit-request'

type LeadControlsProps = {
  setting: LeadSetting
  projects: readonly { slug: string; name: string }[]
  consents: { terms: Consent; marketing: Consent }
  requiredNote: string
  button: string
  isSending: boolean
}

export function LeadControls({ setting, projects, consents, requiredNote, button, isSending }: LeadControlsProps) {
  const { t } = useLeadScope()
  const { variant, project, isQuestion, consentVersions } = setting
  const options = projects.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <>
      <GuardFields />
      {/* Without script the box that asks for a visit adds a second value, and the last one counts. */}
      <input type="hidden" name="kind" value={variant} />
      {project && <input type="hidden" name="project" value={project} />}
      <input type="hidden" name="consentVersions.terms" value={consentVersions.terms} />
      <input type="hidden" name="consentVersions.marketing" value={consentVersions.marketing} />
      <FieldGrid>
        <TextField name="firstName" label={t('field.firstName')} required autoComplete="given-name" maxLength={80} />
        <TextField name="lastName" label={t('field.lastName')} required autoComplete="family-name" maxLength={80} />
        <TextField
          name="email"
          label={t('field.email')}
          required
          wide
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <PhoneField name="phone" label={t('field.phone')} required wide />
        <DocumentFields typeName="documentTypeId" numberName="document" />
        {!project && (
          <SelectField
            name="project"
            label={t('field.project')}
            prompt={t('field.chooseProject')}
            options={options}
            preset={isQuestion ? GENERAL_QUESTION : undefined}
            required
            wide
          />
        )}
        {variant === 'contact' && <VisitRequest />}
        <MessageField isOpen={isQuestion} />
      </FieldGrid>
      <div className={styles.foot}>
        <Small>{requiredNote}</Small>
        <div>
          <TickField name="acceptsTerms" required>
            <ConsentSentence consent={consents.terms} />
          </TickField>
          <TickField name="acceptsMarketing">
            <ConsentSentence consent={consents.marketing} />
          </TickField>
        </div>
        <SubmitButton isSending={isSending} label={button} sendingLabel={t('form.sending')} block />
      </div>
    </>
  )
}

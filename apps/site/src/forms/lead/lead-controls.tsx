import { DocumentFields } from '../fields/document-fields'
import { useFieldScope } from '../fields/field-scope'
import { GuardFields } from '../fields/guard-fields'
import { PhoneField } from '../fields/phone-field'
import { SelectField } from '../fields/select-field'
import { TextField } from '../fields/text-field'
import { ConsentSentence, TickField } from '../fields/tick-field'
import { SubmitButton } from '../submit/submit-button'
import type { LeadSetting } from './lead-body'
import { VisitFields } from './visit-fields'
import { VisitRequest } from './visit-request'

type LeadControlsProps = {
  setting: LeadSetting
  projects: readonly { slug: string; name: string }[]
  terms: string
  marketing: string
  requiredNote: string
  button: string
  isSending: boolean
}

export function LeadControls({
  setting,
  projects,
  terms,
  marketing,
  requiredNote,
  button,
  isSending,
}: LeadControlsProps) {
  const { t } = useFieldScope()
  const { variant, project, consentVersions } = setting
  const options = projects.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <>
      <GuardFields />
      {/* Without script the box of a visit adds a second value, and the last one counts. */}
      <input type="hidden" name="kind" value={variant} />
      {project && <input type="hidden" name="project" value={project} />}
      <input type="hidden" name="consentVersions.terms" value={consentVersions.terms} />
      <input type="hidden" name="consentVersions.marketing" value={consentVersions.marketing} />
      <div className="form__grid">
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
            required
            wide
          />
        )}
        {variant === 'visit' && <VisitFields required />}
        {variant === 'contact' && <VisitRequest />}
      </div>
      <div className="form__foot">
        <p className="small">{requiredNote}</p>
        <div>
          <TickField name="acceptsTerms" required>
            <ConsentSentence sentence={terms} />
          </TickField>
          <TickField name="acceptsMarketing">
            <ConsentSentence sentence={marketing} />
          </TickField>
        </div>
        <SubmitButton isSending={isSending} words={button} sendingWords={t('form.sending')} block />
      </div>
    </>
  )
}

import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import { Small } from '@/components/text/text'
import { FieldGrid } from '../fields/field-grid'
import type { Consent } from '../form-texts'
import { AppointmentRequest } from './appointment-request'
import type { LeadContext } from './lead-body'
import { DocumentFields, SelectField, useLeadScope } from './lead-fields'
import { LeadFoot, LeadHiddenFields, PersonFields } from './lead-parts'
import { MessageField } from './message-field'

type LeadControlsProps = {
  context: LeadContext
  projects: readonly { slug: string; name: string }[]
  consents: { terms: Consent; marketing: Consent }
  requiredNote: string
  button: string
  isSending: boolean
}

export function LeadControls({ context, projects, consents, requiredNote, button, isSending }: LeadControlsProps) {
  const { t } = useLeadScope()
  const { variant, project, isQuestion } = context
  const options = projects.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <>
      <LeadHiddenFields {...context} />
      {project && <input type="hidden" name="project" value={project} />}
      <FieldGrid>
        <PersonFields />
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
        {variant === 'contact' && <AppointmentRequest />}
        <MessageField isOpen={isQuestion} />
      </FieldGrid>
      <LeadFoot consents={consents} button={button} isSending={isSending}>
        <Small>{requiredNote}</Small>
      </LeadFoot>
    </>
  )
}

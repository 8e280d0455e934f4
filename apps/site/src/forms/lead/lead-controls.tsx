import { Small } from '@/components/text/text'
import { FieldGrid } from '../fields/field-grid'
import type { Consent } from '../form-texts'
import { AppointmentRequest } from './appointment-request'
import type { LeadContext } from './lead-body'
import { DocumentFields } from './lead-fields'
import { LeadFormFooter, LeadHiddenFields, PersonFields } from './lead-parts'
import { MessageField } from './message-field'
import { ProjectField } from './project-field'
import type { ProjectList } from './use-project-choices'

type LeadControlsProps = {
  context: LeadContext
  projects: ProjectList
  consents: { terms: Consent; marketing: Consent }
  requiredNote: string
  button: string
  isSending: boolean
  /** URL of the appointment calendar, or null if nothing can be booked. */
  calendarHref: string | null
}

export function LeadControls(props: LeadControlsProps) {
  const { context, projects, consents, requiredNote, button, isSending, calendarHref } = props
  const { variant, project, isQuestion } = context
  return (
    <>
      <LeadHiddenFields {...context} />
      {project && <input type="hidden" name="project" value={project} />}
      <FieldGrid>
        <PersonFields />
        <DocumentFields typeName="documentTypeId" numberName="document" />
        {!project && <ProjectField projects={projects} isQuestion={isQuestion} />}
        {variant === 'contact' && <AppointmentRequest calendarHref={calendarHref} />}
        <MessageField isOpen={isQuestion} />
      </FieldGrid>
      <LeadFormFooter consents={consents} button={button} isSending={isSending}>
        <Small>{requiredNote}</Small>
      </LeadFormFooter>
    </>
  )
}

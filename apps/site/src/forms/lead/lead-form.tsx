import type { Locale } from '@app/domain/language/locale'
import { Heading } from '@/components/heading/heading'
import { Small } from '@/components/text/text'
import type { FieldSettings } from '../fields/field-scope'
import type { Consent, FormTexts } from '../form-texts'
import { readAttribution } from '../submission/attribution'
import { FormRoot } from '../submission/form-root'
import { type LeadVariant, leadBody } from './lead-body'
import { LeadControls } from './lead-controls'
import styles from './lead-form.module.css'
import { LeadFrame } from './lead-frame'
import { useLeadController } from './use-lead-controller'
import type { ProjectChoice } from './use-project-choices'
import { useRequestedMessages } from './use-requested-messages'

export type LeadFormProps = {
  locale: Locale
  texts: FormTexts<'lead'>
  idPrefix: string
  variant: LeadVariant
  /** The project of a project page, or null if the visitor chooses from `projects`. */
  project: string | null
  /** Expands the message and preselects "general question" as the project. */
  isQuestion: boolean
  /**
   * The projects to choose from. On a project page, the list contains only that project, because the receipt shows its
   * name.
   */
  projects: readonly ProjectChoice[]
  /** URL of the list of all projects, or null if `projects` is complete. */
  moreProjects: string | null
  /** Texts that staff write in the CMS. */
  copy: {
    title: string
    titleBold: string
    intro: string | null
    requiredNote: string
    button: string
    success: string
    failure: string
    receipt: string
  }
  consents: { terms: Consent; marketing: Consent }
  /** URL of the page where visitors book an appointment, or null if appointments are not offered. */
  appointmentHref?: string | null
  settings?: FieldSettings
}

/** Renders the contact form, or the waiting-list form of a sold-out building. */
export function LeadForm(props: LeadFormProps) {
  const { locale, texts, idPrefix, variant, project, isQuestion, copy, consents, settings } = props
  const projects = { listed: props.projects, moreHref: props.moreProjects }
  const consentVersions = { terms: consents.terms.version, marketing: consents.marketing.version }
  const context = { locale, variant, project, isQuestion, consentVersions }
  const controller = useLeadController({
    formId: () => `lead:${idPrefix}:${project ?? ''}:${variant}`,
    idPrefix,
    locale,
    texts,
    toBody: (fields) => leadBody(fields, context, readAttribution()),
    settings,
  })
  useRequestedMessages(controller)
  return (
    <FormRoot>
      <div className={styles.head}>
        <Heading title={copy.title} titleBold={copy.titleBold} small inline />
        {copy.intro && <Small>{copy.intro}</Small>}
      </div>
      <LeadFrame
        controller={controller}
        label={`${copy.title} ${copy.titleBold}`}
        copy={copy}
        projects={projects}
        getAppointmentHref={() => props.appointmentHref}
      >
        <LeadControls
          context={context}
          projects={projects}
          consents={consents}
          requiredNote={copy.requiredNote}
          button={copy.button}
          isSending={controller.phase.kind === 'sending'}
          calendarHref={props.appointmentHref ?? null}
        />
      </LeadFrame>
    </FormRoot>
  )
}

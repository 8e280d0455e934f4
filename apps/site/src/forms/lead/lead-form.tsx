import type { Locale } from '@app/domain/language/locale'
import { Heading } from '@/components/heading/heading'
import { Small } from '@/components/text/text'
import type { FieldSettings } from '../fields/field-scope'
import type { Consent, ErrorTexts, FormTexts } from '../form-texts'
import { readAttribution } from '../submission/attribution'
import { FormRoot } from '../submission/form-root'
import { type LeadVariant, leadBody } from './lead-body'
import { LeadControls } from './lead-controls'
import styles from './lead-form.module.css'
import { LeadFrame } from './lead-frame'
import { useLeadFill } from './use-lead-fill'
import { useRequestedMessages } from './use-requested-messages'

export type LeadFormProps = {
  locale: Locale
  texts: FormTexts<'lead'>
  errors: ErrorTexts
  idPrefix: string
  variant: LeadVariant
  /** Set on a project page; null if the visitor chooses from `projects`. */
  project: string | null
  /** The page invites general questions: the message is open and "general question" is preselected. */
  isQuestion: boolean
  /** On a project page only that project: the receipt shows its name. */
  projects: readonly { slug: string; name: string }[]
  /** Texts of this form that staff wrote in the CMS. */
  copy: {
    title: string
    titleBold: string
    lead: string | null
    requiredNote: string
    button: string
    success: string
    failure: string
    receipt: string
  }
  consents: { terms: Consent; marketing: Consent }
  /** Where an appointment can be booked after sending; null if there is nothing to visit. */
  visitHref?: string | null
  settings?: FieldSettings
}

/** The contact form of every page, with an optional appointment request; for a sold-out building, its waiting list. */
export function LeadForm(props: LeadFormProps) {
  const { locale, texts, errors, idPrefix, variant, project, isQuestion, projects, copy, consents, settings } = props
  const consentVersions = { terms: consents.terms.version, marketing: consents.marketing.version }
  const setting = { locale, variant, project, isQuestion, consentVersions }
  const fill = useLeadFill({
    formId: () => `lead:${idPrefix}:${project ?? ''}:${variant}`,
    idPrefix,
    locale,
    texts,
    errors,
    toBody: (fields) => leadBody(fields, setting, readAttribution()),
    settings,
  })
  useRequestedMessages(fill)
  return (
    <FormRoot>
      <div className={styles.head}>
        <Heading title={copy.title} titleBold={copy.titleBold} small inline />
        {copy.lead && <Small>{copy.lead}</Small>}
      </div>
      <LeadFrame
        fill={fill}
        label={`${copy.title} ${copy.titleBold}`}
        copy={copy}
        projects={projects}
        visitHrefOf={() => props.visitHref}
      >
        <LeadControls
          setting={setting}
          projects={projects}
          consents={consents}
          requiredNote={copy.requiredNote}
          button={copy.button}
          isSending={fill.phase.kind === 'sending'}
        />
      </LeadFrame>
    </FormRoot>
  )
}

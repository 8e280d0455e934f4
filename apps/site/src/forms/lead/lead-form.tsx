import { Heading } from '@/components/heading/heading'
import { Small } from '@/components/text/text'
import type { Locale } from '@/i18n/locales'
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
  /** Given by a project's page; null where the person chooses from `projects`. */
  project: string | null
  /** The page invites to write: the message is open, and the choice is the general question. */
  isQuestion: boolean
  /** On a project's page that project alone: the receipt names it. */
  projects: readonly { slug: string; name: string }[]
  /** What staff wrote for this form in the CMS. */
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
  /** Where a visit is booked, for people who have written; none where there is nothing to visit. */
  visitHref?: string | null
  settings?: FieldSettings
}

/** The contact form of every page, with the request for a visit; for a sold-out building its waiting list. */
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

import { lazy, Suspense } from 'react'
import { Heading } from '@/components/heading/heading'
import { Small } from '@/components/text/text'
import type { Locale } from '@/i18n/locales'
import type { FieldSettings } from '../fields/field-scope'
import { withPhoneEngine } from '../fields/phone-check'
import type { Consent, ErrorTexts, FormTexts } from '../form-texts'
import { readAttribution } from '../submission/attribution'
import { FormFrame } from '../submission/form-frame'
import { FormRoot } from '../submission/form-root'
import { useFormFill } from '../submission/use-form-fill'
import { type LeadVariant, leadBody } from './lead-body'
import { LeadControls } from './lead-controls'
import type { LeadFields } from './lead-fields'
import styles from './lead-form.module.css'
import type { LeadReceiptProps } from './lead-receipt'
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
  /** Where a visit is booked, for whoever has written; none where there is nothing to visit. */
  visitHref?: string | null
  settings?: FieldSettings
}

const ENDPOINT = '/api/leads'
// A reader needs neither the rules nor the receipt: both are fetched once a person touches the form.
const loadReceipt = () => import('./lead-receipt').then(({ LeadReceipt: Receipt }) => ({ default: Receipt }))
const LeadReceipt = lazy(() => loadReceipt().catch(() => ({ default: CodeAlone })))
const loadRules = withPhoneEngine(() => {
  loadReceipt().catch(() => {})
  return import('./lead-rules').then((loaded) => loaded.leadRules)
})

/** The contact form of every page, with the request for a visit; for a sold-out building its waiting list. */
export function LeadForm(props: LeadFormProps) {
  const {
    locale,
    texts,
    errors,
    idPrefix,
    variant,
    project,
    isQuestion,
    projects,
    copy,
    consents,
    visitHref,
    settings,
  } = props
  const consentVersions = { terms: consents.terms.version, marketing: consents.marketing.version }
  const setting = { locale, variant, project, isQuestion, consentVersions }
  const fill = useFormFill<LeadFields, 'lead'>({
    formId: `lead:${idPrefix}:${project ?? ''}:${variant}`,
    idPrefix,
    locale,
    texts,
    errors,
    endpoint: ENDPOINT,
    loadRules,
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
      <FormFrame
        fill={fill}
        action={ENDPOINT}
        label={`${copy.title} ${copy.titleBold}`}
        success={copy.success}
        failure={copy.failure}
        receipt={
          <Suspense>
            <LeadReceipt fill={fill} setting={setting} projects={projects} note={copy.receipt} visitHref={visitHref} />
          </Suspense>
        }
      >
        <LeadControls
          setting={setting}
          projects={projects}
          consents={consents}
          requiredNote={copy.requiredNote}
          button={copy.button}
          isSending={fill.phase.kind === 'sending'}
        />
      </FormFrame>
    </FormRoot>
  )
}

/** Even if the receipt cannot be loaded, the code is there. */
function CodeAlone({ fill: { phase } }: LeadReceiptProps) {
  return phase.kind === 'sent' ? <b>{phase.receipt.reference}</b> : null
}

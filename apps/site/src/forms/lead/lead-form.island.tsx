import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import type { FormTexts } from '@sillar/domain/content/globals.schema'
import type { ConsentText } from '@sillar/domain/content/legal.schema'
import type { Locale } from '@sillar/domain/content/localized.schema'
import { leadInput } from '@sillar/domain/lead/lead.schema'
import { consentFor } from '../fields/consent-for'
import { isPhoneNumber } from '../fields/phone-check'
import { readAttribution } from '../submit/attribution'
import { FormFrame } from '../submit/form-frame'
import { useFormFill } from '../submit/use-form-fill'
import { type LeadFields, type LeadVariant, leadBody } from './lead-body'
import { LeadControls } from './lead-controls'
import { LeadReceipt } from './lead-receipt'
import './lead.css'

export type LeadFormProps = {
  locale: Locale
  /** Preset by a project's page; null where the person chooses from `projects`. */
  project: string | null
  /** On a project's page that project alone: the receipt names it. */
  projects: readonly { slug: string; name: string }[]
  variant: LeadVariant
  texts: FormTexts
  consents: readonly ConsentText[]
  idPrefix: string
}

const ENDPOINT = '/api/leads'
const schema = leadInput({ isPhoneNumber, today: () => limaDateOf(new Date()) })

/** The contact form of every page, the request for a visit, and the waiting list of a building that is sold out. */
export function LeadFormIsland({ locale, project, projects, variant, texts, consents, idPrefix }: LeadFormProps) {
  const terms = consentFor(consents, 'terms')
  const marketing = consentFor(consents, 'marketing')
  const setting = { locale, variant, project, consentVersions: { terms: terms.version, marketing: marketing.version } }
  const fill = useFormFill<LeadFields>({
    formId: `lead:${idPrefix}:${project ?? ''}:${variant}`,
    idPrefix,
    locale,
    endpoint: ENDPOINT,
    schema,
    toBody: (fields) => leadBody(fields, setting, readAttribution()),
  })
  const own = variant === 'contact' ? texts.lead : variant === 'visit' ? texts.visit : texts.waitingList
  const title = own.title[locale]
  const titleBold = own.titleBold[locale]
  return (
    <div className="form">
      <div className="form__head">
        <h2 className="duo duo--sm duo--inline">
          {title} <b>{titleBold}</b>
        </h2>
        {'lead' in own && <p className="small">{own.lead[locale]}</p>}
      </div>
      <FormFrame
        fill={fill}
        action={ENDPOINT}
        label={`${title} ${titleBold}`}
        success={texts.lead.success[locale]}
        failure={texts.lead.failure[locale]}
        receipt={<LeadReceipt fill={fill} setting={setting} projects={projects} note={texts.lead.receipt[locale]} />}
      >
        <LeadControls
          setting={setting}
          projects={projects}
          terms={terms.text[locale]}
          marketing={marketing.text[locale]}
          requiredNote={texts.lead.requiredNote[locale]}
          button={'button' in own ? own.button[locale] : texts.lead.button[locale]}
          isSending={fill.phase.kind === 'sending'}
        />
      </FormFrame>
    </div>
  )
}

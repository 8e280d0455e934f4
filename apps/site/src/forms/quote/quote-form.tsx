import type { Locale } from '@app/domain/language/locale'
import { readQuoteQuery } from '@app/domain/quote/quote-url'
import { FieldGrid } from '../fields/field-grid'
import type { FieldSettings } from '../fields/field-scope'
import type { Consent, ErrorTexts, FormTexts } from '../form-texts'
import { leadBody, type SentLead } from '../lead/lead-body'
import { LeadFrame } from '../lead/lead-frame'
import { LeadFoot, LeadHiddenFields, PersonFields } from '../lead/lead-parts'
import { useLeadController } from '../lead/use-lead-controller'
import { readAttribution } from '../submission/attribution'
import { FormRoot } from '../submission/form-root'
import { DEFAULT_DAY, plainFields } from './plain-quote'
import styles from './quote-form.module.css'

export type QuoteFormProps = {
  locale: Locale
  texts: FormTexts<'lead'>
  errors: ErrorTexts
  /** Projects with quotes. The first project is the default if the URL contains no known project. */
  projects: readonly { slug: string; name: string; appointmentHref: string | null }[]
  copy: {
    title: string
    button: string
    success: string
    failure: string
    receipt: string
    project: string
    usual: string
  }
  consents: { terms: Consent; marketing: Consent }
  settings?: FieldSettings
}

const ID_PREFIX = 'quote'

/**
 * Renders the lead form that requests the simulated quote. Of the quote, it sends only the choices in the URL, such as
 * the lot and the down payment; the server calculates the amounts from its own prices.
 */
export function QuoteForm({ locale, texts, errors, projects, copy, consents, settings }: QuoteFormProps) {
  const consentVersions = { terms: consents.terms.version, marketing: consents.marketing.version }
  const readTerms = () => {
    const { project, ...quote } = readQuoteQuery(location.search)
    const isKnown = projects.some(({ slug }) => slug === project)
    return { project: isKnown ? project : (projects[0]?.slug ?? ''), quote }
  }
  const getAppointmentHref = ({ project, quote }: SentLead) => {
    const href = projects.find(({ slug }) => slug === project)?.appointmentHref
    return href && (quote?.lot ? `${href}&lot=${encodeURIComponent(quote.lot)}` : href)
  }
  const controller = useLeadController({
    // Each project and lot has its own draft, because the receipt of one lot must not replace the form of another.
    formId: () => {
      const { project, quote } = readTerms()
      return `lead:quote:${project}:${quote.lot.toUpperCase()}`
    },
    idPrefix: ID_PREFIX,
    locale,
    texts,
    errors,
    toBody: (fields) => {
      const { project, quote } = readTerms()
      const context = { locale, variant: 'contact' as const, project, isQuestion: false, consentVersions }
      return { ...leadBody(fields, context, readAttribution()), quote }
    },
    settings,
  })
  return (
    <FormRoot>
      <LeadFrame
        controller={controller}
        label={copy.title}
        copy={copy}
        projects={projects}
        getAppointmentHref={getAppointmentHref}
      >
        <LeadHiddenFields variant="contact" consentVersions={consentVersions} />
        <div className={styles.withoutScript}>
          <label htmlFor={`${ID_PREFIX}-plain-project`}>{copy.project}</label>
          <select id={`${ID_PREFIX}-plain-project`} name={plainFields.project}>
            {projects.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
          <p>{copy.usual}</p>
          {(['lot', 'price', 'down', 'months', 'start'] as const).map((term) => (
            <input key={term} type="hidden" name={plainFields[term]} defaultValue="" />
          ))}
          <input type="hidden" name={plainFields.day} defaultValue={DEFAULT_DAY} />
        </div>
        <FieldGrid>
          <PersonFields />
        </FieldGrid>
        <LeadFoot consents={consents} button={copy.button} isSending={controller.phase.kind === 'sending'} />
      </LeadFrame>
    </FormRoot>
  )
}

import type { Locale } from '@app/domain/language/locale'
import { readQuoteQuery } from '@app/domain/quote/quote-url'
import { type MoreProjects, type ProjectData, readProjectData } from '@/components/project-list/use-project-data'
import { FieldGrid } from '../fields/field-grid'
import type { FieldSettings } from '../fields/field-scope'
import type { Consent, FormTexts } from '../form-texts'
import { leadBody, type SentLead } from '../lead/lead-body'
import { LeadFrame } from '../lead/lead-frame'
import { LeadFormFooter, LeadHiddenFields, PersonFields } from '../lead/lead-parts'
import { useLeadController } from '../lead/use-lead-controller'
import { readAttribution } from '../submission/attribution'
import { FormRoot } from '../submission/form-root'
import { DEFAULT_DAY, plainFields } from './plain-quote'
import styles from './quote-form.module.css'
import type { QuoteData } from './quote-simulator'

export type QuoteFormProps = {
  locale: Locale
  texts: FormTexts<'lead'>
  /** The projects with quotes that the page contains. The first is the default if the URL contains no known project. */
  projects: readonly { slug: string; name: string; appointmentHref: string | null }[]
  more: MoreProjects | null
  /** The page with all projects, for visitors without JavaScript whose project is not listed. */
  overview: { href: string; label: string } | null
  copy: {
    title: string
    button: string
    success: string
    failure: string
    receipt: string
    project: string
    lot: string
    usual: string
  }
  consents: { terms: Consent; marketing: Consent }
  settings?: FieldSettings
}

const ID_PREFIX = 'quote'

const hasNoQuote = (data: ProjectData<QuoteData> | undefined) =>
  data === 'missing' || (typeof data === 'object' && data.offer === null)

function loadedHref(more: MoreProjects | null, project: string | undefined): string | null {
  const data = more && project ? readProjectData<QuoteData>(more, project) : undefined
  return typeof data === 'object' ? data.appointmentHref : null
}

/**
 * Renders the lead form that requests the simulated quote. From the quote, the form sends only the choices in the URL,
 * such as the lot and the down payment. The server calculates the amounts from its own prices.
 */
export function QuoteForm(props: QuoteFormProps) {
  const { locale, texts, projects, more, overview, copy, consents, settings } = props
  const consentVersions = { terms: consents.terms.version, marketing: consents.marketing.version }
  const readTerms = () => {
    const { project, ...quote } = readQuoteQuery(location.search)
    const isListed = projects.some(({ slug }) => slug === project)
    // The project may exist even if the simulator could not load it, so the server checks it.
    const mayExist = more !== null && project !== '' && !hasNoQuote(readProjectData<QuoteData>(more, project))
    return { project: isListed || mayExist ? project : (projects[0]?.slug ?? ''), quote }
  }
  const getAppointmentHref = ({ project, quote }: SentLead) => {
    const href = projects.find(({ slug }) => slug === project)?.appointmentHref ?? loadedHref(more, project)
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
        projects={{ listed: projects, moreHref: more?.listHref ?? null }}
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
          {overview && <a href={overview.href}>{overview.label}</a>}
          <label htmlFor={`${ID_PREFIX}-plain-lot`}>{copy.lot}</label>
          <input
            id={`${ID_PREFIX}-plain-lot`}
            name={plainFields.lot}
            defaultValue=""
            placeholder="E-13"
            autoCapitalize="characters"
            autoComplete="off"
          />
          <p>{copy.usual}</p>
          {(['price', 'down', 'months', 'start'] as const).map((term) => (
            <input key={term} type="hidden" name={plainFields[term]} defaultValue="" />
          ))}
          <input type="hidden" name={plainFields.day} defaultValue={DEFAULT_DAY} />
        </div>
        <FieldGrid>
          <PersonFields />
        </FieldGrid>
        <LeadFormFooter consents={consents} button={copy.button} isSending={controller.phase.kind === 'sending'} />
      </LeadFrame>
    </FormRoot>
  )
}

import { readQuoteAddress } from '@sillar/domain/quote/quote-address'
import { lazy, Suspense, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { FieldGrid } from '../fields/field-grid'
import type { FieldSettings } from '../fields/field-scope'
import { GuardFields } from '../fields/guard-fields'
import { withPhoneEngine } from '../fields/phone-check'
import { ConsentSentence } from '../fields/tick-field'
import type { Consent, ErrorTexts, FormTexts } from '../form-texts'
import { leadBody } from '../lead/lead-body'
import { type LeadFields, PhoneField, TextField, TickField } from '../lead/lead-fields'
import { readAttribution } from '../submission/attribution'
import { FormFrame } from '../submission/form-frame'
import { FormRoot } from '../submission/form-root'
import { SubmitButton } from '../submission/submit-button'
import { useFormFill } from '../submission/use-form-fill'
import styles from './quote-form.module.css'

export type QuoteFormProps = {
  locale: Locale
  texts: FormTexts<'lead'>
  errors: ErrorTexts
  /** Projects that can be quoted; the first stands where the address names none. */
  projects: readonly { slug: string; name: string; visitHref: string | null }[]
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

const ENDPOINT = '/api/leads'
const ID_PREFIX = 'quote'
const loadReceipt = () => import('../lead/lead-receipt').then(({ LeadReceipt: Receipt }) => ({ default: Receipt }))
const LeadReceipt = lazy(loadReceipt)
const loadRules = withPhoneEngine(() => import('../lead/lead-rules').then((loaded) => loaded.leadRules))

/**
 * "Send me this quote": the contact form with the terms that stand in the address. The server reckons the figures from
 * its own prices. Without a script a project is chosen and the usual terms are sent.
 */
export function QuoteForm({ locale, texts, errors, projects, copy, consents, settings }: QuoteFormProps) {
  const consentVersions = { terms: consents.terms.version, marketing: consents.marketing.version }
  const asked = () => {
    const { project, ...quote } = readQuoteAddress(location.search)
    const isKnown = projects.some(({ slug }) => slug === project)
    return { project: isKnown ? project : (projects[0]?.slug ?? ''), quote }
  }
  const visitOf = ({ project, quote: { lot } }: ReturnType<typeof asked>) => {
    const href = projects.find(({ slug }) => slug === project)?.visitHref
    return href && (lot ? `${href}&lot=${encodeURIComponent(lot)}` : href)
  }
  const setting = (project: string) => ({
    locale,
    variant: 'contact' as const,
    project,
    isQuestion: false,
    consentVersions,
  })
  // The receipt of one project is not kept for the next. A server has no address, and keeps nothing.
  const [formId] = useState(() => (typeof location === 'undefined' ? 'lead:quote' : `lead:quote:${asked().project}`))
  const fill = useFormFill<LeadFields, 'lead'>({
    formId,
    idPrefix: ID_PREFIX,
    locale,
    texts,
    errors,
    endpoint: ENDPOINT,
    loadRules,
    toBody: (fields) => {
      const { project, quote } = asked()
      return { ...leadBody(fields, setting(project), readAttribution()), quote }
    },
    settings,
  })
  const { t } = fill.scope
  return (
    <FormRoot>
      <FormFrame
        fill={fill}
        action={ENDPOINT}
        label={copy.title}
        success={copy.success}
        failure={copy.failure}
        receipt={
          fill.phase.kind === 'sent' && (
            <Suspense>
              <LeadReceipt
                fill={fill}
                setting={setting(asked().project)}
                projects={projects}
                note={copy.receipt}
                visitHref={visitOf(asked())}
              />
            </Suspense>
          )
        }
      >
        <GuardFields />
        <input type="hidden" name="kind" value="contact" />
        <input type="hidden" name="consentVersions.terms" value={consentVersions.terms} />
        <input type="hidden" name="consentVersions.marketing" value={consentVersions.marketing} />
        <div className={styles.withoutScript}>
          <label htmlFor={`${ID_PREFIX}-plain-project`}>{copy.project}</label>
          <select id={`${ID_PREFIX}-plain-project`} name="project">
            {projects.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
          <p>{copy.usual}</p>
          {['lot', 'price', 'down', 'months', 'start'].map((part) => (
            <input key={part} type="hidden" name={`quote.${part}`} value="" />
          ))}
          <input type="hidden" name="quote.day" value="5" />
        </div>
        <FieldGrid>
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
        </FieldGrid>
        <div className={styles.foot}>
          <TickField name="acceptsTerms" required>
            <ConsentSentence consent={consents.terms} />
          </TickField>
          <TickField name="acceptsMarketing">
            <ConsentSentence consent={consents.marketing} />
          </TickField>
          <SubmitButton
            isSending={fill.phase.kind === 'sending'}
            label={copy.button}
            sendingLabel={t('form.sending')}
            block
          />
        </div>
      </FormFrame>
    </FormRoot>
  )
}

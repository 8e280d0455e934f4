import { saveSourceForm } from '../../apps/cms/src/sales/sources/save-source-form'
import { signatureOf, sourceSecrets } from '../leads/send-signed'
import { newIpAddress } from '../support/running-intake'
import type { Traffic } from './cases'
import type { Product } from './product'
import type { Request, Submission } from './visitors'

/** The settings of an intake that accepts messages of every source. */
export const sourceSettings = {
  META_APP_SECRET: sourceSecrets.meta,
  PORTAL_WEBHOOK_SECRET: sourceSecrets.portal,
  GENERIC_WEBHOOK_SECRET: sourceSecrets.generic,
}

const forms = { meta: '820340000000001', portal: 'SANTORINI-A', generic: 'socio-lima' }

/** The sources whose leads have a form. */
const formSources = ['meta', 'portal', 'generic'] as const
type FormSource = (typeof formSources)[number]

/** Connects a form of each source to a project, as marketing does in the panel. */
export async function connectForms(pool: Product['database']['pool']): Promise<void> {
  const texts = { language: 'es', termsVersion: '', marketingVersion: '', marketingBox: '' } as const
  for (const source of formSources) {
    const form = { source, form: forms[source], name: `Campaña ${source}`, project: 'santorini' }
    const channel = source === 'generic' ? 'fair' : source
    const result = await saveSourceForm(pool, { ...form, ...texts, channel }, 'Marta')
    if (typeof result === 'string') throw new Error(result)
  }
}

/** Each source sends every third lead. */
export const sourceOf = ({ number }: Pick<Submission, 'number'>): FormSource => formSources[number % 3] ?? 'generic'

const phone = '+51900000313'

const bodies: Record<FormSource, (submission: Submission) => object> = {
  // The fake Graph API returns a lead whose e-mail address contains this id.
  meta: ({ mail }) => {
    const value = { leadgen_id: mail.split('@')[0], form_id: forms.meta }
    return { object: 'page', entry: [{ id: '153125381133', changes: [{ field: 'leadgen', value }] }] }
  },
  portal: ({ mail, key }) => ({
    originLeadId: key,
    clientListingId: forms.portal,
    name: 'Marcos Vera',
    email: mail,
    phoneNumber: phone,
  }),
  generic: ({ mail, key }) => ({ id: key, form: forms.generic, name: 'Inés Mamani', email: mail, phone }),
}

function requestOfSource(submission: Submission): Request {
  const source = sourceOf(submission)
  const body = JSON.stringify(bodies[source](submission))
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': newIpAddress(),
    'x-hub-signature-256': signatureOf(body, sourceSecrets[source]),
  }
  return { path: `/api/sources/${source}`, headers, body }
}

/** Sends leads like Meta, a portal and another system, which repeat a message until it is acknowledged. */
export const sourceTraffic: Traffic = { sender: 'sources', mix: () => 'lead', request: requestOfSource }

import { timeLimits } from '@app/platform/queue/time-limits'
import { isTemporaryMetaError } from '../integrations/meta-error'

export type MetaSettings = { url: string; token: string }

/** `refused`: a repeated request would fail too. `retry`: no answer, or Meta is busy. */
type FetchedLead = { lead: unknown } | 'refused' | 'retry'

const FIELDS = 'id,form_id,field_data,custom_disclaimer_responses'

/** Fetches a lead of Meta, because the webhook contains only its id. */
export async function fetchMetaLead({ url, token }: MetaSettings, id: string): Promise<FetchedLead> {
  try {
    // The token is in a header, because URLs are logged.
    const response = await fetch(`${url}/${encodeURIComponent(id)}?fields=${FIELDS}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimits.http * 1000),
    })
    if (response.ok) return { lead: await response.json() }
    const { error } = (await response.json().catch(() => ({}))) as { error?: { code?: number } }
    return isTemporaryMetaError(response.status, error?.code) ? 'retry' : 'refused'
  } catch {
    return 'retry'
  }
}

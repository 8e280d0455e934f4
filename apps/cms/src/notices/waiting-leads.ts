import { readFilter } from '../sales/leads/lead-filter'

const newestWaitingLeads = { espera: '1' }
const waitingLeads = { ...newestWaitingLeads, orden: 'antiguas' }

const listUrl = (query: Record<string, string>) => `/admin/consultas?${new URLSearchParams(query)}`

/** Leads without an answer, the oldest first. */
export const waitingLeadsFilter = readFilter(waitingLeads)

/** The list of leads with the same filter. */
export const waitingLeadsUrl = listUrl(waitingLeads)

/** The same leads, the newest first, because the notices must show a lead that has just arrived. */
export const newestWaitingLeadsFilter = readFilter(newestWaitingLeads)
export const newestWaitingLeadsUrl = listUrl(newestWaitingLeads)

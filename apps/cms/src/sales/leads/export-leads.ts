import { limaDateOf } from '@app/domain/calendar/lima-date'
import { type ContactChannel, contactChannels, isContactChannel } from '@app/domain/lead/contact-consent'
import { BYTE_ORDER_MARK, type CsvCell, csvRow } from '@app/domain/spreadsheet/csv-row'
import { instantCell } from '@app/domain/spreadsheet/instant-cell'
import type { Pool, Queryable } from '@app/platform/database/pool'
import { decryptQuery, queryFields } from '../../panel/navigation/encrypted-search'
import { activeRole } from '../../platform/access/active-role'
import { errorResponse } from '../../platform/access/error-response'
import type { Role } from '../../platform/access/roles'
import { staffEndpoint } from '../../platform/access/staff-endpoint'
import { recordAccess } from '../../platform/access-log/record-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { recordPrivacy } from '../../privacy/record-privacy'
import { type LeadFilter, readFilter, writeFilter } from './lead-filter'
import { type ListedLead, leadColumns, whereClause } from './list-leads'
import { leadMessages } from './messages'
import { readProjects } from './read-lead'

/** The default limit of leads per file, enough for a call list. Roles that analyse all leads have a higher limit. */
const DEFAULT_MAX_ROWS = 1000
const maxRowsByRole: Partial<Record<Role, number>> = { manager: 20_000, admin: 100_000 }

const BATCH_SIZE = 1000

/** The value of the query field `para` of an export for a campaign. Without it, the export is for follow-up. */
export const CAMPAIGN_PURPOSE = 'campana'

type ExportedLead = ListedLead & {
  work: string
  utmCampaign: string | null
  landingPage: string | null
  marketingBy: ContactChannel[]
  consentVersion: string | null
  consentAt: Date | null
  optedOutAt: Date | null
}

type Column = [name: string, value: (lead: ExportedLead, projects: Map<string, string>) => CsvCell]

/** The columns have Spanish names, so their values have Spanish labels. */
const labels = leadMessages.es
const projectColumn: Column = ['proyecto', (lead, projects) => projects.get(lead.project) ?? lead.project]

const acceptedColumns: Record<ContactChannel, string> = {
  call: 'acepta_llamadas',
  sms: 'acepta_sms',
  whatsapp: 'acepta_whatsapp',
  mail: 'acepta_correo',
}

/** The state of the person's consent to advertising. Every export of people contains these columns. */
const consentColumns: Column[] = [
  ...contactChannels.map(
    (channel): Column => [acceptedColumns[channel], ({ marketingBy }) => (marketingBy.includes(channel) ? 'sí' : 'no')],
  ),
  ['version_aceptada', (lead) => lead.consentVersion],
  ['aceptado_el', (lead) => instantCell(lead.consentAt)],
  ['retirado_el', (lead) => instantCell(lead.optedOutAt)],
]

const workColumns: Column[] = [
  ['codigo', (lead) => lead.reference],
  ['recibida', (lead) => instantCell(lead.receivedAt)],
  ['nombre', (lead) => lead.firstName],
  ['apellidos', (lead) => lead.lastName],
  ['correo', (lead) => lead.email],
  ['celular', (lead) => lead.phone],
  projectColumn,
  ['tipo', (lead) => labels.kinds[lead.kind] ?? lead.kind],
  ['estado', (lead) => labels.states[lead.state]],
  ['responsable', (lead) => lead.owner],
  ['proximo_paso', (lead) => lead.nextStep],
  ['fecha_proximo_paso', (lead) => instantCell(lead.nextStepAt)],
  ['primera_respuesta', (lead) => instantCell(lead.firstAnswerAt)],
  ['origen', (lead) => lead.source],
  ['campana', (lead) => lead.utmCampaign],
  ['pagina_de_entrada', (lead) => lead.landingPage],
  ...consentColumns,
]

/** Returns the columns of an export for a campaign: the contact detail of its channel and the proof of consent. */
const campaignColumns = (channel: ContactChannel): Column[] => [
  ['codigo', (lead) => lead.reference],
  ['nombre', (lead) => lead.firstName],
  ['apellidos', (lead) => lead.lastName],
  channel === 'mail' ? ['correo', (lead) => lead.email] : ['celular', (lead) => lead.phone],
  ['idioma', (lead) => lead.locale],
  projectColumn,
  ...consentColumns,
]

type Cursor = { at: Date; id: string }

/** Reads the leads after the last row of the previous batch. With an offset, new leads would cause repeated rows. */
async function readBatch(
  db: Queryable,
  filter: LeadFilter,
  cursor: Cursor | undefined,
  limit: number,
): Promise<ExportedLead[]> {
  const { text, values } = whereClause(filter)
  const parameterCount = values.length
  const cursorCondition = cursor ? `and (w.received_at, w.id) < ($${parameterCount + 1}, $${parameterCount + 2})` : ''
  const { rows } = await db.query<ExportedLead>(
    `select ${leadColumns}, w.id as work, l.utm_campaign as "utmCampaign", l.landing_page as "landingPage",
       array(select channel::text from unnest(enum_range(null::contact_channel)) as channel
         where exists (select from contact_permissions(l.id, 'marketing', channel))) as "marketingBy",
       consent.version as "consentVersion", consent.created_at as "consentAt",
       (select max(said_at) from advertising_opt_outs(l.id, 'call')) as "optedOutAt"
     from lead_work w join leads l on l.id = w.lead_id left join users u on u.id = w.owner_id
     left join lateral (
       select c.version, c.created_at from consents c
       where c.lead_id = l.id and c.purpose = 'marketing' and c.granted order by c.created_at desc limit 1) consent on true
     where ${text} ${cursorCondition} order by w.received_at desc, w.id desc limit ${limit}`,
    [...values, ...(cursor ? [cursor.at, cursor.id] : [])],
  )
  return rows
}

async function* writeCsvLines(pool: Pool, { filter, columns, maxRows }: Export): AsyncGenerator<string> {
  const projects = await readProjects(pool, 'es')
  yield BYTE_ORDER_MARK + csvRow(columns.map(([name]) => name))
  let cursor: Cursor | undefined
  for (let remainingRows = maxRows; remainingRows > 0; ) {
    const leads = await readBatch(pool, filter, cursor, Math.min(BATCH_SIZE, remainingRows))
    const last = leads.at(-1)
    if (!last) return
    yield leads.map((lead) => csvRow(columns.map(([, value]) => value(lead, projects)))).join('')
    remainingRows -= leads.length
    cursor = { at: last.receivedAt, id: last.work }
  }
}

type Export = { filter: LeadFilter; columns: Column[]; maxRows: number; purpose: string }

/** Returns what to export. An export for a campaign contains only people who accept advertising by its channel. */
function readExport(query: Record<string, string | string[] | undefined>, maxRows: number): Export | undefined {
  const filter = readFilter(query)
  if (query.para !== CAMPAIGN_PURPOSE) return { filter, columns: workColumns, maxRows, purpose: 'answer' }
  const channel = String(query.canal)
  if (!isContactChannel(channel)) return undefined
  const acceptsBy = [...new Set([...filter.acceptsBy, channel])]
  return {
    filter: { ...filter, acceptsBy },
    columns: campaignColumns(channel),
    maxRows,
    purpose: `marketing:${channel}`,
  }
}

/**
 * Streams the filtered list as CSV. The user, the purpose, the number of leads and the filter are logged before the
 * first row is sent.
 */
export const exportEndpoint = staffEndpoint({
  path: '/inbox/export',
  method: 'get',
  permission: 'export leads',
  query: queryFields,
  handle: async ({ req, staff, query }) => {
    const role = activeRole(req.user)
    const maxRows = (role && maxRowsByRole[role]) ?? DEFAULT_MAX_ROWS
    const leadExport = readExport(decryptQuery(query), maxRows)
    if (!leadExport) return errorResponse(400, 'A campaign needs a channel.')
    const { filter, purpose } = leadExport
    const pool = payloadPool(req.payload)
    const { text, values } = whereClause(filter)
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from (select from lead_work w where ${text} limit ${maxRows}) found`,
      values,
    )
    // The search text may be a name or a phone number, which must not be logged.
    const loggedFilter = writeFilter({ ...filter, text: filter.text ? '…' : '', page: 1 })
    await recordAccess(
      req,
      'leads-exported',
      staff.email,
      `${rows[0]?.count ?? 0}; ${purpose}; ${loggedFilter || 'todas'}`,
    )
    await recordPrivacy(req, 'exported', 'leads', { count: rows[0]?.count ?? 0, reason: purpose })
    const lines = writeCsvLines(pool, leadExport)
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { value, done } = await lines.next()
        if (done) return controller.close()
        controller.enqueue(new TextEncoder().encode(value))
      },
      async cancel() {
        await lines.return(undefined)
      },
    })
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${purpose === 'answer' ? 'consultas' : 'campana'}-${limaDateOf(new Date())}.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
})

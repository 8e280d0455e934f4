import type { CollectionSlug, PayloadRequest } from 'payload'
import type { FoundRecord } from '../../panel/forms/found-record'
import { type Language, languageOf } from '../../panel/language/language'
import { matchWords } from '../../panel/navigation/match-words'
import { collectionRules } from '../../platform/access/access-table'
import { activeRole } from '../../platform/access/active-role'
import { may } from '../../platform/access/apply-access'
import type { Role } from '../../platform/access/roles'
import { payloadPool } from '../../platform/database/payload-pool'
import { recordPrivacy } from '../../privacy/record-privacy'
import { readFilter } from '../../sales/leads/lead-filter'
import { listLeads } from '../../sales/leads/list-leads'
import { leadMessages } from '../../sales/leads/messages'
import { paletteMessages } from './messages'

const MAX_PER_SOURCE = 5

type Row = Record<string, unknown> & { id: string }
type Texts = Pick<FoundRecord, 'title' | 'note' | 'href'>
type Source = {
  collection: CollectionSlug
  fields: readonly string[]
  texts: (row: Row, reader: { language: Language; worksOnReferrals: boolean }) => Texts
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const join = (...values: unknown[]) => values.map(text).filter(Boolean).join(', ')
const fullName = ({ firstName, lastName }: Row) => [text(firstName), text(lastName)].filter(Boolean).join(' ')
const recordUrl = (collection: string, { id }: Row) => `/admin/collections/${collection}/${id}`
const person = ['firstName', 'lastName', 'email', 'phone']

const titledSource = (collection: CollectionSlug, field: string, note = ''): Source => ({
  collection,
  fields: [field],
  texts: (row) => ({ title: text(row[field]), note: text(row[note]), href: recordUrl(collection, row) }),
})

const sources: Source[] = [
  {
    collection: 'leads',
    fields: ['reference', ...person],
    texts: (row) => ({
      title: fullName(row) || text(row.reference),
      note: join(row.reference, row.projectSlug),
      href: recordUrl('leads', row),
    }),
  },
  {
    collection: 'quotes',
    fields: ['number', 'code', 'lot'],
    texts: (row, { language }) => ({
      title: paletteMessages[language].quote(text(row.number)),
      note: join(row.projectName, row.lot),
      href: recordUrl('quotes', row),
    }),
  },
  {
    collection: 'referred-persons',
    fields: ['firstName', 'lastName', 'phone'],
    texts: (row, { worksOnReferrals }) => ({
      title: fullName(row),
      note: '',
      href: worksOnReferrals ? `/admin/referidos/${row.id}` : recordUrl('referred-persons', row),
    }),
  },
  {
    collection: 'complaints',
    fields: ['reference', ...person],
    texts: (row) => ({
      title: fullName(row) || text(row.reference),
      note: text(row.reference),
      href: recordUrl('complaints', row),
    }),
  },
  {
    collection: 'privacy-requests',
    fields: ['reference', ...person],
    texts: (row) => ({
      title: fullName(row),
      note: text(row.reference),
      href: `/admin/privacidad/solicitudes/${row.id}`,
    }),
  },
  titledSource('projects', 'name'),
  titledSource('campaigns', 'title'),
  titledSource('news', 'title'),
  titledSource('users', 'name', 'email'),
]

/** Finds the records whose code, person, name or title matches the text, among those that the user may read. */
export async function findRecords(req: PayloadRequest, searchText: string): Promise<FoundRecord[]> {
  const role = activeRole(req.user)
  if (!role) return []
  const searchWords = withoutPhoneSeparators(searchText)
  const worksOnLeads = may(req.user, 'work on leads')
  const groups = await Promise.all([
    ...(worksOnLeads ? [findLeads(req, searchText)] : []),
    ...(may(req.user, 'see lots') ? [findLots(req, searchWords)] : []),
    ...sources
      // The index of the sales desk finds leads faster than Payload.
      .filter(({ collection }) => isInMenu(collection, role) && !(worksOnLeads && collection === 'leads'))
      .map((source) => findInCollection(req, source, role, searchWords)),
  ])
  return groups.flat()
}

/** Returns the digits of a phone number as they are stored, and any other text as it is. */
const withoutPhoneSeparators = (searchText: string) =>
  /^\+?[\d\s().-]{6,}$/.test(searchText) ? searchText.replace(/\D/g, '').replace(/^51(?=\d{9}$)/, '') : searchText

function isInMenu(collection: string, role: Role): boolean {
  const { menu, read = [] } = collectionRules[collection] ?? {}
  return (menu ?? read).includes(role)
}

/** Returns the fields by which the role may search. Payload rejects a query with a field that the user may not read. */
function readableFields({ collection, fields }: Source, role: Role): readonly string[] {
  const personal = collectionRules[collection]?.personal
  return fields.filter((field) => !personal?.fields.includes(field) || personal.read.includes(role))
}

async function findInCollection(req: PayloadRequest, source: Source, role: Role, searchWords: string) {
  const { collection, texts } = source
  const where = matchWords(searchWords, readableFields(source, role))
  if (!where) return []
  const { docs } = await req.payload.find({
    collection,
    where,
    depth: 0,
    limit: MAX_PER_SOURCE,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const reader = { language: languageOf(req.i18n), worksOnReferrals: may(req.user, 'work on referrals') }
  return docs.map((doc) => {
    const row = doc as unknown as Row
    return { id: row.id, page: collection, ...texts(row, reader) }
  })
}

async function findLeads(req: PayloadRequest, searchText: string): Promise<FoundRecord[]> {
  const language = languageOf(req.i18n)
  const { leads } = await listLeads(payloadPool(req.payload), readFilter({ buscar: searchText }))
  const shownLeads = leads.slice(0, MAX_PER_SOURCE)
  if (shownLeads.length > 0) await recordPrivacy(req, 'searched', 'leads', { count: shownLeads.length })
  return shownLeads.map((lead) => ({
    id: lead.id,
    page: 'leads',
    title: `${lead.firstName} ${lead.lastName}`,
    note: join(leadMessages[language].states[lead.state], lead.reference),
    href: `/admin/consultas/${lead.id}`,
  }))
}

async function findLots(req: PayloadRequest, code: string): Promise<FoundRecord[]> {
  const language = languageOf(req.i18n)
  const { rows } = await payloadPool(req.payload).query<Row>(
    `select l.id, l.code, l.state::text as state, p.slug, p.name from lots l join projects p on p.id = l.project_id
     where starts_with(lower(l.code), lower($1)) order by p."order", l.code limit ${MAX_PER_SOURCE}`,
    [code.trim()],
  )
  const messages = paletteMessages[language]
  return rows.map((row) => ({
    id: row.id,
    page: '/lotes',
    title: messages.lot(text(row.code), text(row.name)),
    note: messages.lotStates[text(row.state)] ?? '',
    href: `/admin/lotes?proyecto=${encodeURIComponent(text(row.slug))}`,
  }))
}

// All access rules. Payload's access functions (apply-access.ts), docs/access-matrix.md (`pnpm access:write`) and the
// tests (tests/access) are derived from this table.
import type { Where } from 'payload'
import { type Role, roles } from './roles'

const operations = ['read', 'create', 'update', 'delete', 'unlock'] as const
type Operation = (typeof operations)[number]

/** A role that may read only part of the records. */
type Part = { description: string; where: Where }

export type CollectionRule = {
  [operation in Operation]?: readonly Role[]
} & {
  /** In addition to `read`: roles that read part of the records. */
  readPart?: Partial<Record<Role, Part>>
  /** What users may do with their own account. */
  own?: readonly ('read' | 'update')[]
  /** Fields that identify a person or contain what they wrote. */
  personal?: { fields: readonly string[]; read: readonly Role[] }
  /** Fields that only these roles may change. */
  guarded?: { fields: readonly string[]; update: readonly Role[] }
  /** Who sees it in the menu. Default: the roles that may read it. */
  menu?: readonly Role[]
}

export type GlobalRule = { read: readonly Role[]; update: readonly Role[]; menu?: readonly Role[] }

const allRoles = roles
const noRoles: readonly Role[] = []

const content: CollectionRule = {
  read: allRoles,
  create: ['admin', 'manager', 'marketing'],
  update: ['admin', 'manager', 'marketing'],
  delete: ['admin', 'marketing'],
  menu: ['admin', 'manager', 'marketing'],
}
/** Sales and customer service look up projects and terms. */
const offer: CollectionRule = { ...content, menu: ['admin', 'manager', 'marketing', 'sales', 'customer-service'] }
const legal: CollectionRule = {
  read: allRoles,
  create: ['admin', 'privacy'],
  update: ['admin', 'privacy'],
  delete: ['admin'],
  menu: ['admin', 'manager', 'marketing', 'privacy'],
}
/** Submissions are never changed. */
const sent = (read: readonly Role[], fields: readonly string[], personal = read): CollectionRule => ({
  read,
  create: noRoles,
  update: noRoles,
  delete: noRoles,
  ...(fields.length > 0 && { personal: { fields, read: personal } }),
})

/** The hash is derived from personal data, and the key opens the receipt. */
const submission = ['idempotencyKey', 'bodyHash']
const person = ['firstName', 'lastName', 'email', 'phone', 'documentTypeId', 'document']

const advisers: readonly Role[] = ['admin', 'manager', 'sales', 'privacy']
const service: readonly Role[] = ['admin', 'manager', 'customer-service', 'privacy']
/** Roles that answer complaints. */
const desk: readonly Role[] = ['admin', 'customer-service']
const managers: readonly Role[] = ['admin', 'manager']
const salesDesk: readonly Role[] = ['admin', 'manager', 'sales']
const privacyDesk: readonly Role[] = ['admin', 'privacy']
/** Roles that see the states of lots. */
const lotDesk: readonly Role[] = ['admin', 'manager', 'marketing', 'sales']

export const collectionRules: Record<string, CollectionRule> = {
  projects: offer,
  // Every role that talks to buyers may read lots; only the lots page writes them, with user and time.
  lots: { read: allRoles, create: noRoles, update: noRoles, delete: noRoles, menu: noRoles },
  'lot-events': { ...sent(lotDesk, []), menu: noRoles },
  places: content,
  news: content,
  'news-categories': content,
  testimonials: content,
  campaigns: offer,
  'terms-sections': content,
  'social-campaigns': content,
  popups: content,
  'legal-documents': legal,
  'consent-texts': legal,
  media: content,
  // Payload's own collection, for the folders of media.
  'payload-folders': { ...content, menu: noRoles },
  // Marketing sees which campaign brings leads, but not who they are.
  leads: sent([...advisers, 'marketing'], [...submission, ...person, 'message', 'observation'], advisers),
  // A quote contains no personal data; the person is in its lead.
  quotes: sent(advisers, []),
  // An appointment does not either, and the hash of a key is useless to readers.
  visits: { ...sent(advisers, []), menu: salesDesk },
  'visit-places': {
    read: allRoles,
    create: salesDesk,
    update: salesDesk,
    delete: managers,
    menu: ['admin', 'manager', 'sales', 'marketing'],
  },
  'visit-events': { ...sent(advisers, []), menu: noRoles },
  'visit-keys': { ...sent(advisers, ['keyHash'], ['admin']), menu: noRoles },
  referrals: sent(advisers, [...submission, ...person]),
  'referred-persons': sent(
    advisers,
    person.filter((field) => field !== 'email'),
  ),
  // Sales work on leads, written by its own endpoints and shown in its own pages.
  'lead-work': { ...sent(advisers, []), menu: noRoles },
  'lead-events': { ...sent(advisers, ['text']), menu: noRoles },
  'person-decisions': { ...sent(advisers, []), menu: noRoles },
  'inbox-views': { ...sent(salesDesk, []), menu: noRoles },
  // Counts by page and campaign, without personal data.
  'site-visits': { ...sent(['admin', 'manager', 'marketing'], []), menu: noRoles },
  'site-visit-files': { ...sent(['admin'], []), menu: noRoles },
  'referral-work': { ...sent(advisers, []), menu: noRoles },
  'referral-events': { ...sent(advisers, ['text']), menu: noRoles },
  'referral-rewards': { ...sent(advisers, []), menu: noRoles },
  // Opened by a separate URL, and logged.
  'reward-proofs': { ...sent(managers, ['key', 'name']), menu: noRoles },
  // Only a hash, which is useless to readers.
  'referral-invitations': { ...sent(advisers, ['tokenHash'], ['admin']), menu: noRoles },
  'referral-answers': { ...sent(advisers, []), menu: noRoles },
  complaints: sent(service, [
    ...submission,
    ...person.filter((field) => field !== 'documentTypeId'),
    'documentType',
    'department',
    'province',
    'district',
    'address',
    'guardianName',
    'goodDescription',
    'amount',
    'detail',
    'request',
    'attachmentKey',
    'attachmentName',
    'answer',
    'answeredByAccount',
    'answerPdfKey',
    'lookupCode',
  ]),
  'complaint-notes': {
    ...sent(service, ['text']),
    create: desk,
    // Shown with their complaint.
    menu: noRoles,
  },
  // Opened by a separate URL, and logged.
  'complaint-answer-files': { ...sent(service, ['key', 'name']), menu: noRoles },
  'answer-templates': { read: service, create: desk, update: desk, delete: desk, menu: desk },
  'complaint-counters': { ...sent(['admin'], []), menu: noRoles },
  consents: {
    ...sent(['admin', 'manager', 'privacy'], []),
    readPart: {
      sales: {
        description: 'of leads and referrals',
        where: { or: [{ lead: { exists: true } }, { referral: { exists: true } }] },
      },
      'customer-service': { description: 'of complaints', where: { complaint: { exists: true } } },
    },
  },
  'privacy-requests': sent(privacyDesk, [...submission, ...person, 'detail', 'outcome']),
  'consent-withdrawals': { ...sent(['admin', 'manager', 'sales', 'privacy'], []), menu: privacyDesk },
  'mail-links': { ...sent(['admin'], ['keyHash']), menu: noRoles },
  'privacy-log': sent(privacyDesk, []),
  deliveries: sent(managers, []),
  'delivery-attempts': sent(managers, []),
  releases: sent(['admin', 'manager', 'marketing'], []),
  // Deleting a link revokes it.
  'preview-links': {
    ...sent(['admin', 'manager', 'marketing'], []),
    delete: ['admin', 'manager', 'marketing'],
  },
  users: {
    // Names only, so that records can show who changed them.
    read: allRoles,
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
    unlock: ['admin'],
    own: ['read', 'update'],
    personal: {
      fields: ['email', 'role', 'language', 'secondFactorSince', 'invitedAt', 'invitedBy', 'joinedAt'],
      read: ['admin'],
    },
    guarded: { fields: ['email', 'role'], update: ['admin'] },
    menu: ['admin'],
  },
  'second-factors': { menu: noRoles },
  'access-log': sent(['admin'], ['account', 'address', 'subject']),
}

const page: GlobalRule = {
  read: allRoles,
  update: ['admin', 'manager', 'marketing'],
  menu: ['admin', 'manager', 'marketing'],
}

export const globalRules: Record<string, GlobalRule> = {
  'site-settings': page,
  navigation: page,
  home: page,
  about: page,
  'social-responsibility': page,
  'referral-programme': page,
  'complaint-book': {
    read: allRoles,
    update: ['admin', 'customer-service', 'privacy'],
    menu: ['admin', 'manager', 'marketing', 'customer-service', 'privacy'],
  },
  'news-page': page,
  'terms-page': page,
  'form-texts': page,
  // It takes the whole site offline.
  maintenance: { read: allRoles, update: ['admin', 'manager'], menu: ['admin', 'manager'] },
  'sales-desk': { read: salesDesk, update: managers, menu: managers },
  'privacy-desk': { read: privacyDesk, update: privacyDesk, menu: privacyDesk },
  'seed-state': { read: ['admin'], update: noRoles, menu: noRoles },
}

/** Permissions other than reading or writing a record. */
export const actionRules = {
  'search complaints': service,
  'answer a complaint': desk,
  'open the attachment of a complaint': desk,
  'export the complaint register': desk,
  'send a delivery again': managers,
  'work on leads': salesDesk,
  'export leads': salesDesk,
  'work on referrals': salesDesk,
  'approve and pay rewards': managers,
  'see appointments': salesDesk,
  'manage appointments': salesDesk,
  'see lots': lotDesk,
  'change the state of lots': salesDesk,
  'import lots': ['admin', 'manager', 'marketing'],
  'export lots': lotDesk,
  'see the funnel': managers,
  'handle privacy requests': privacyDesk,
  'export the data of a person': privacyDesk,
  'erase the data of a person': privacyDesk,
  'end the sessions of an account': ['admin'],
  'invite an account again': ['admin'],
  'reset a second factor': ['admin'],
  'schedule a publish': ['admin', 'manager', 'marketing'],
  'see the publishing status': ['admin', 'manager', 'marketing'],
  'publish now': ['admin', 'manager', 'marketing'],
  'roll back a release': ['admin', 'manager', 'marketing'],
  'see drafts as pages': allRoles,
  'create a preview link': ['admin', 'manager', 'marketing'],
} as const satisfies Record<string, readonly Role[]>

export type Action = keyof typeof actionRules

const readsPersonalData = (role: Role) =>
  Object.entries(collectionRules).some(
    ([slug, { personal }]) => slug !== 'users' && personal?.read.includes(role) === true,
  )

const publishes = (role: Role) => (actionRules['publish now'] as readonly Role[]).includes(role)

/** The roles that need a second factor: those that read personal data or publish. */
export const secondFactorRoles: readonly Role[] = roles.filter((role) => readsPersonalData(role) || publishes(role))

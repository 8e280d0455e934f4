// All access rules. Payload's access functions (apply-access.ts), docs/access-matrix.md (`pnpm access:write`) and the
// tests (tests/access) are derived from this table.
import { clickIds } from '@app/domain/ads/click-id'
import type { Where } from 'payload'
import { type Role, roles } from './roles'

const operations = ['read', 'create', 'update', 'delete', 'unlock'] as const
type Operation = (typeof operations)[number]

/** The records that a role may read if it may not read all of them. */
type ReadablePart = { description: string; where: Where }

export type CollectionRule = {
  [operation in Operation]?: readonly Role[]
} & {
  /** Roles that may read part of the records, in addition to the roles in `read`. */
  readPart?: Partial<Record<Role, ReadablePart>>
  /** What users may do with their own account. */
  own?: readonly ('read' | 'update')[]
  /**
   * Fields that only the roles in `read` may read, because they contain personal data or secrets. With `own`, users may
   * also read those of their own account.
   */
  personal?: { fields: readonly string[]; read: readonly Role[] }
  /** Fields that only the roles in `update` may change. */
  guarded?: { fields: readonly string[]; update: readonly Role[] }
  /** The roles whose menu shows the collection. The default is every role that may read it. */
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
/** Content that sales and customer service also see in their menu. */
const offer: CollectionRule = { ...content, menu: ['admin', 'manager', 'marketing', 'sales', 'customer-service'] }
const legal: CollectionRule = {
  read: allRoles,
  create: ['admin', 'privacy'],
  update: ['admin', 'privacy'],
  delete: ['admin'],
  menu: ['admin', 'manager', 'marketing', 'privacy'],
}
/** Returns the rule of a collection that staff can only read. */
const readOnly = (readers: readonly Role[], fields: readonly string[], personal = readers): CollectionRule => ({
  read: readers,
  create: noRoles,
  update: noRoles,
  delete: noRoles,
  ...(fields.length > 0 && { personal: { fields, read: personal } }),
})

/** The hash is derived from personal data, and the key opens the receipt. */
const submissionKeys = ['idempotencyKey', 'bodyHash']
const personFields = ['firstName', 'lastName', 'email', 'phone', 'documentTypeId', 'document']

const leadReaders: readonly Role[] = ['admin', 'manager', 'sales', 'privacy']
const service: readonly Role[] = ['admin', 'manager', 'customer-service', 'privacy']
/** Roles that answer complaints. */
const complaintDesk: readonly Role[] = ['admin', 'customer-service']
const managers: readonly Role[] = ['admin', 'manager']
const salesDesk: readonly Role[] = ['admin', 'manager', 'sales']
const privacyDesk: readonly Role[] = ['admin', 'privacy']
/** Roles that see the states of lots. */
const lotDesk: readonly Role[] = ['admin', 'manager', 'marketing', 'sales']

export const collectionRules: Record<string, CollectionRule> = {
  projects: offer,
  // Staff change lots only on the lots page, which records the user and the time.
  lots: { ...readOnly(allRoles, ['heldFor'], leadReaders), menu: noRoles },
  'lot-events': { ...readOnly(lotDesk, []), menu: noRoles },
  places: content,
  news: content,
  'news-categories': content,
  testimonials: content,
  campaigns: offer,
  'terms-sections': content,
  'social-campaigns': content,
  popups: content,
  redirects: content,
  'legal-documents': legal,
  'consent-texts': legal,
  media: content,
  // Payload adds this collection for the folders of media.
  'payload-folders': { ...content, menu: noRoles },
  // Marketing sees which campaign brings leads, but not their personal data.
  leads: readOnly(
    [...leadReaders, 'marketing'],
    [...submissionKeys, ...personFields, ...clickIds, 'message', 'observation'],
    leadReaders,
  ),
  // The personal data of a quote is in its lead.
  quotes: readOnly(leadReaders, []),
  // The personal data of an appointment is in its lead.
  appointments: { ...readOnly(leadReaders, []), menu: salesDesk },
  'appointment-places': {
    read: allRoles,
    create: salesDesk,
    update: salesDesk,
    delete: managers,
    menu: ['admin', 'manager', 'sales', 'marketing'],
  },
  'appointment-events': { ...readOnly(leadReaders, []), menu: noRoles },
  'appointment-keys': { ...readOnly(leadReaders, ['keyHash'], ['admin']), menu: noRoles },
  referrals: readOnly(leadReaders, [...submissionKeys, ...personFields]),
  'referred-persons': readOnly(
    leadReaders,
    personFields.filter((field) => field !== 'email'),
  ),
  // The sales desk writes and shows these collections, so the menu does not list them.
  'lead-work': { ...readOnly(leadReaders, []), menu: noRoles },
  'lead-events': { ...readOnly(leadReaders, ['text']), menu: noRoles },
  'lead-notices': { ...readOnly(leadReaders, []), menu: noRoles },
  'person-decisions': { ...readOnly(leadReaders, []), menu: noRoles },
  'inbox-views': { ...readOnly(salesDesk, []), menu: noRoles },
  // Messages from other systems. The page of external forms shows their number but not their content.
  'source-events': { ...readOnly(['admin', 'manager', 'privacy'], ['body']), menu: noRoles },
  // The id of a message at WhatsApp contains the number of the person.
  'whatsapp-messages': {
    ...readOnly(leadReaders, ['providerId', 'contact', 'text', 'templateParameters', 'adClickId']),
    menu: noRoles,
  },
  'source-forms': { ...readOnly(['admin', 'manager', 'marketing', 'sales'], []), menu: noRoles },
  // Page views are counted by page and campaign, without personal data.
  'page-views': { ...readOnly(['admin', 'manager', 'marketing'], []), menu: noRoles },
  'page-view-files': { ...readOnly(['admin'], []), menu: noRoles },
  'web-vitals': { ...readOnly(['admin', 'manager', 'marketing'], []), menu: noRoles },
  'referral-work': { ...readOnly(leadReaders, []), menu: noRoles },
  'referral-events': { ...readOnly(leadReaders, ['text']), menu: noRoles },
  'referral-rewards': { ...readOnly(leadReaders, []), menu: noRoles },
  // The receipt of a reward is opened with a signed URL, and every opening is logged.
  'reward-proofs': { ...readOnly(managers, ['key', 'name']), menu: noRoles },
  // Invitations store only the hash of a token, so staff cannot use them.
  'referral-invitations': { ...readOnly(leadReaders, ['tokenHash'], ['admin']), menu: noRoles },
  'referral-answers': { ...readOnly(leadReaders, []), menu: noRoles },
  complaints: readOnly(service, [
    ...submissionKeys,
    ...personFields.filter((field) => field !== 'documentTypeId'),
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
    'letterDetail',
    'lookupCode',
  ]),
  'complaint-notes': {
    ...readOnly(service, ['text']),
    create: complaintDesk,
    // Notes are shown on the page of their complaint.
    menu: noRoles,
  },
  'complaint-events': { ...readOnly(service, []), menu: noRoles },
  // A file is opened with a signed URL, and every opening is logged.
  'complaint-answer-files': { ...readOnly(service, ['key', 'name']), menu: noRoles },
  'answer-templates': {
    read: service,
    create: complaintDesk,
    update: complaintDesk,
    delete: complaintDesk,
    menu: complaintDesk,
  },
  'complaint-counters': { ...readOnly(['admin'], []), menu: noRoles },
  consents: {
    ...readOnly(['admin', 'manager', 'privacy'], []),
    readPart: {
      sales: {
        description: 'of leads, referrals and waiting lists',
        where: { or: ['lead', 'referral', 'waitingEntry'].map((owner) => ({ [owner]: { exists: true } })) },
      },
      'customer-service': { description: 'of complaints', where: { complaint: { exists: true } } },
    },
  },
  // Sales sees the line of a lot on the lots page, which logs every view.
  'waiting-entries': {
    ...readOnly(leadReaders, [...submissionKeys, 'firstName', 'email', 'mailboxHash']),
    menu: noRoles,
  },
  'privacy-requests': readOnly(privacyDesk, [...submissionKeys, ...personFields, 'detail', 'outcome']),
  // Answers are shown on the page of their request, and every opening of a file is logged.
  'privacy-answers': { ...readOnly(privacyDesk, ['text']), menu: noRoles },
  'privacy-answer-files': { ...readOnly(privacyDesk, ['key', 'name']), menu: noRoles },
  'consent-withdrawals': { ...readOnly(['admin', 'manager', 'sales', 'privacy'], []), menu: privacyDesk },
  'mail-links': { ...readOnly(['admin'], ['keyHash']), menu: noRoles },
  'privacy-log': readOnly(privacyDesk, []),
  // The page of incidents shows and adds to these collections, so the menu does not list them.
  incidents: { ...readOnly(privacyDesk, ['what']), menu: noRoles },
  'incident-events': { ...readOnly(privacyDesk, ['text', 'textInEnglish', 'recipient']), menu: noRoles },
  'incident-affected': { ...readOnly(privacyDesk, []), menu: noRoles },
  deliveries: readOnly(managers, []),
  'delivery-attempts': readOnly(managers, []),
  releases: readOnly(['admin', 'manager', 'marketing'], []),
  // Staff delete a preview link to revoke it.
  'preview-links': {
    ...readOnly(['admin', 'manager', 'marketing'], []),
    delete: ['admin', 'manager', 'marketing'],
  },
  users: {
    // Roles other than admin read only names, so records can show who changed them.
    read: allRoles,
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
    unlock: ['admin'],
    own: ['read', 'update'],
    personal: {
      fields: [
        'email',
        'role',
        'language',
        'secondFactorSince',
        'lastSignInAt',
        'closedAt',
        'closedBy',
        'invitedAt',
        'invitedBy',
        'joinedAt',
      ],
      read: ['admin'],
    },
    guarded: { fields: ['email', 'role'], update: ['admin'] },
    menu: ['admin'],
  },
  'push-subscriptions': { menu: noRoles },
  'calendar-feeds': { menu: noRoles },
  'second-factors': { menu: noRoles },
  'access-log': readOnly(['admin'], ['account', 'address', 'subject']),
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
  // Maintenance takes the whole site offline.
  maintenance: { read: allRoles, update: ['admin', 'manager'], menu: ['admin', 'manager'] },
  'sales-desk': { read: salesDesk, update: managers, menu: managers },
  'privacy-desk': { read: privacyDesk, update: privacyDesk, menu: privacyDesk },
  'seed-state': { read: ['admin'], update: noRoles, menu: noRoles },
}

/** Permissions other than reading or writing a record. */
export const actionRules = {
  // Counts and search results contain only what the role may read.
  'see the counts of the menu and search the panel': allRoles,
  'search complaints': service,
  'answer a complaint': complaintDesk,
  'open the attachment of a complaint': complaintDesk,
  'export the complaint register': complaintDesk,
  'send a delivery again': managers,
  'run a failed job again': ['admin'],
  'work on leads': salesDesk,
  // The search also reads the names of the leads.
  'search quotes': leadReaders,
  'export leads': salesDesk,
  'import a list of leads': ['admin', 'manager', 'marketing', 'sales'],
  'connect external forms': ['admin', 'manager', 'marketing'],
  'work on referrals': salesDesk,
  'approve and pay rewards': managers,
  'see appointments': salesDesk,
  'manage appointments': salesDesk,
  'see lots': lotDesk,
  'see who waits for a lot': salesDesk,
  'change the state of lots': salesDesk,
  'import lots': ['admin', 'manager', 'marketing'],
  'change the prices of lots': ['admin', 'manager', 'marketing'],
  'export lots': lotDesk,
  // The figures of each salesperson, and their export.
  'see the team': managers,
  // The funnel counts leads by source and campaign and contains no names.
  'see the funnel': ['admin', 'manager', 'marketing'],
  'see the speed of the site': ['admin', 'manager', 'marketing'],
  'handle privacy requests': privacyDesk,
  'export the data of a person': privacyDesk,
  'handle incidents': privacyDesk,
  'erase the data of a person': privacyDesk,
  'end the sessions of an account': ['admin'],
  'invite an account again': ['admin'],
  'close an account': ['admin'],
  'see what each role may do': ['admin'],
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

// Every rule about who may do what, in one place. The rules of Payload (apply-access.ts), docs/access-matrix.md
// (`pnpm access:write`) and the test that tries it all (tests/access) are made from this table.
import type { Where } from 'payload'
import { type Role, roles } from './roles'

const operations = ['read', 'create', 'update', 'delete', 'unlock'] as const
type Operation = (typeof operations)[number]

/** A role that is given some of the records only. */
type Part = { words: string; where: Where }

export type CollectionRule = {
  [operation in Operation]?: readonly Role[]
} & {
  /** Beside `read`: roles that read part of the records. */
  readPart?: Partial<Record<Role, Part>>
  /** What everybody may do with the record that is their own account. */
  own?: readonly ('read' | 'update')[]
  /** What tells who somebody is, or repeats what they wrote. */
  personal?: { fields: readonly string[]; read: readonly Role[] }
  /** Fields that only these roles change, whoever changes the rest. */
  guarded?: { fields: readonly string[]; update: readonly Role[] }
  /** Who finds it in the menu; whoever reads it, when left out. */
  room?: readonly Role[]
}

export type GlobalRule = { read: readonly Role[]; update: readonly Role[]; room?: readonly Role[] }

const everybody = roles
const nobody: readonly Role[] = []

const content: CollectionRule = {
  read: everybody,
  create: ['admin', 'manager', 'marketing'],
  update: ['admin', 'manager', 'marketing'],
  delete: ['admin', 'marketing'],
  room: ['admin', 'manager', 'marketing'],
}
/** Sales and customer service look up what is offered and on which terms. */
const offer: CollectionRule = { ...content, room: ['admin', 'manager', 'marketing', 'sales', 'customer-service'] }
const legal: CollectionRule = {
  read: everybody,
  create: ['admin', 'privacy'],
  update: ['admin', 'privacy'],
  delete: ['admin'],
  room: ['admin', 'manager', 'marketing', 'privacy'],
}
/** What a visitor sent is never changed. */
const sent = (read: readonly Role[], fields: readonly string[], personal = read): CollectionRule => ({
  read,
  create: nobody,
  update: nobody,
  delete: nobody,
  ...(fields.length > 0 && { personal: { fields, read: personal } }),
})

/** The hash is made of what the person wrote, and the key opens their receipt. */
const submission = ['idempotencyKey', 'bodyHash']
const person = ['firstName', 'lastName', 'email', 'phone', 'documentTypeId', 'document']

const advisers: readonly Role[] = ['admin', 'manager', 'sales', 'privacy']
const service: readonly Role[] = ['admin', 'manager', 'customer-service', 'privacy']
/** Who answers complaints. */
const desk: readonly Role[] = ['admin', 'customer-service']
const machines: readonly Role[] = ['admin', 'manager']
const salesDesk: readonly Role[] = ['admin', 'manager', 'sales']
const privacyDesk: readonly Role[] = ['admin', 'privacy']
/** Who sees how the lots stand. */
const lotDesk: readonly Role[] = ['admin', 'manager', 'marketing', 'sales']

export const collectionRules: Record<string, CollectionRule> = {
  projects: offer,
  // Read by everybody who talks to a buyer; written by the desk of lots, which notes who and when.
  lots: { read: everybody, create: nobody, update: nobody, delete: nobody, room: nobody },
  'lot-events': { ...sent(lotDesk, []), room: nobody },
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
  // Payload's own, for the folders of media.
  'payload-folders': { ...content, room: nobody },
  // Marketing learns which campaign brings contacts, and not whose they are.
  leads: sent([...advisers, 'marketing'], [...submission, ...person, 'message', 'observation'], advisers),
  // A quote names nobody; whose it is stands in its lead.
  quotes: sent(advisers, []),
  // Nor does a visit; the hash of a key is of no use to anybody who reads it.
  visits: { ...sent(advisers, []), room: salesDesk },
  'visit-places': {
    read: everybody,
    create: salesDesk,
    update: salesDesk,
    delete: machines,
    room: ['admin', 'manager', 'sales', 'marketing'],
  },
  'visit-events': { ...sent(advisers, []), room: nobody },
  'visit-keys': { ...sent(advisers, ['keyHash'], ['admin']), room: nobody },
  referrals: sent(advisers, [...submission, ...person]),
  'referred-persons': sent(
    advisers,
    person.filter((field) => field !== 'email'),
  ),
  // The work of the sales desk, written by its own endpoints and seen in its own views.
  'lead-work': { ...sent(advisers, []), room: nobody },
  'lead-events': { ...sent(advisers, ['text']), room: nobody },
  'person-decisions': { ...sent(advisers, []), room: nobody },
  'inbox-views': { ...sent(salesDesk, []), room: nobody },
  // How many, on which page and by which campaign: nothing about who.
  'site-visits': { ...sent(['admin', 'manager', 'marketing'], []), room: nobody },
  'site-visit-files': { ...sent(['admin'], []), room: nobody },
  'referral-work': { ...sent(advisers, []), room: nobody },
  'referral-events': { ...sent(advisers, ['text']), room: nobody },
  'referral-rewards': { ...sent(advisers, []), room: nobody },
  // Opened by its own address, which is recorded.
  'reward-proofs': { ...sent(machines, ['key', 'name']), room: nobody },
  // A hash alone, and of no use to anybody who reads it.
  'referral-invitations': { ...sent(advisers, ['tokenHash'], ['admin']), room: nobody },
  'referral-answers': { ...sent(advisers, []), room: nobody },
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
    // They stand beside their complaint.
    room: nobody,
  },
  // Opened by their own address, which is recorded.
  'complaint-answer-files': { ...sent(service, ['key', 'name']), room: nobody },
  'answer-templates': { read: service, create: desk, update: desk, delete: desk, room: desk },
  'complaint-counters': { ...sent(['admin'], []), room: nobody },
  consents: {
    ...sent(['admin', 'manager', 'privacy'], []),
    readPart: {
      sales: {
        words: 'of leads and referrals',
        where: { or: [{ lead: { exists: true } }, { referral: { exists: true } }] },
      },
      'customer-service': { words: 'of complaints', where: { complaint: { exists: true } } },
    },
  },
  'privacy-requests': sent(privacyDesk, [...submission, ...person, 'detail', 'outcome']),
  'consent-withdrawals': { ...sent(['admin', 'manager', 'sales', 'privacy'], []), room: privacyDesk },
  'mail-links': { ...sent(['admin'], ['keyHash']), room: nobody },
  'privacy-log': sent(privacyDesk, []),
  deliveries: sent(machines, []),
  'delivery-attempts': sent(machines, []),
  releases: sent(['admin', 'manager', 'marketing'], []),
  // A link that is deleted opens nothing any more.
  'preview-links': {
    ...sent(['admin', 'manager', 'marketing'], []),
    delete: ['admin', 'manager', 'marketing'],
  },
  users: {
    // Names alone, so that a record can say who changed it.
    read: everybody,
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
    room: ['admin'],
  },
  'second-factors': { room: nobody },
  'access-log': sent(['admin'], ['account', 'address', 'subject']),
}

const page: GlobalRule = {
  read: everybody,
  update: ['admin', 'manager', 'marketing'],
  room: ['admin', 'manager', 'marketing'],
}

export const globalRules: Record<string, GlobalRule> = {
  'site-settings': page,
  navigation: page,
  home: page,
  about: page,
  'social-responsibility': page,
  'referral-programme': page,
  'complaint-book': {
    read: everybody,
    update: ['admin', 'customer-service', 'privacy'],
    room: ['admin', 'manager', 'marketing', 'customer-service', 'privacy'],
  },
  'news-page': page,
  'terms-page': page,
  'form-texts': page,
  // It takes the whole site off the screen.
  maintenance: { read: everybody, update: ['admin', 'manager'], room: ['admin', 'manager'] },
  'sales-desk': { read: salesDesk, update: machines, room: machines },
  'privacy-desk': { read: privacyDesk, update: privacyDesk, room: privacyDesk },
  'seed-state': { read: ['admin'], update: nobody, room: nobody },
}

/** What is neither reading nor writing a record. */
export const actionRules = {
  'search complaints': service,
  'answer a complaint': desk,
  'open the attachment of a complaint': desk,
  'take out the register of complaints': desk,
  'send a delivery again': machines,
  'work on leads': salesDesk,
  'export leads': salesDesk,
  'work on referrals': salesDesk,
  'approve and pay rewards': machines,
  'see the desk of visits': salesDesk,
  'mark visits': salesDesk,
  'see the desk of lots': lotDesk,
  'change the state of lots': salesDesk,
  'bring in lots': ['admin', 'manager', 'marketing'],
  'take out lots': lotDesk,
  'see which campaign sells': machines,
  'handle privacy requests': privacyDesk,
  'export the data of a person': privacyDesk,
  'erase the data of a person': privacyDesk,
  'end the sessions of an account': ['admin'],
  'invite an account again': ['admin'],
  'reset a second factor': ['admin'],
  'schedule a publish': ['admin', 'manager', 'marketing'],
  'see how publishing stands': ['admin', 'manager', 'marketing'],
  'publish now': ['admin', 'manager', 'marketing'],
  'go back to an older release': ['admin', 'manager', 'marketing'],
  'see drafts as pages': everybody,
  'give a link to a preview': ['admin', 'manager', 'marketing'],
} as const satisfies Record<string, readonly Role[]>

export type Action = keyof typeof actionRules

const readsPersonalData = (role: Role) =>
  Object.entries(collectionRules).some(
    ([slug, { personal }]) => slug !== 'users' && personal?.read.includes(role) === true,
  )

const publishes = (role: Role) => (actionRules['publish now'] as readonly Role[]).includes(role)

/** A password is not enough to read what visitors wrote, nor to change what they see. */
export const secondFactorRoles: readonly Role[] = roles.filter((role) => readsPersonalData(role) || publishes(role))

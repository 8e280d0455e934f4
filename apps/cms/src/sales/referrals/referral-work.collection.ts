import { leadStates, lostReasons } from '@sillar/domain/lead/lead-state'
import { rewardStates } from '@sillar/domain/referral/referral-status'
import type { CollectionConfig, Field } from 'payload'
import { scanOptions } from '../../panel/fields/scan-options'
import { menuGroups } from '../../panel/navigation/menu-groups'

// Without labels: the panel never shows these tables.

const referredPerson: Field = {
  name: 'referredPerson',
  type: 'relationship',
  relationTo: 'referred-persons',
  required: true,
}
/** One row per referred person. */
const onlyPerson = { ...referredPerson, unique: true } as Field
const ofDesk = { group: menuGroups.intake } as const

/** What staff made of a referred person, beside what the referrer sent. Without a row nobody has touched it yet. */
export const referralWork: CollectionConfig = {
  slug: 'referral-work',
  admin: { ...ofDesk, useAsTitle: 'state' },
  lockDocuments: false,
  fields: [
    onlyPerson,
    { name: 'state', type: 'select', required: true, defaultValue: 'new', index: true, options: [...leadStates] },
    { name: 'lostReason', type: 'select', options: [...lostReasons] },
    // Day of the contract or of the completed down payment: it gives the order of the rewards.
    { name: 'boughtOn', type: 'text' },
  ],
}

export const referralEventKinds = ['note', 'state', 'contact', 'invitation', 'reward'] as const

/** The history of a referred person. Rows are only added: by the rights of the database and by a trigger. */
export const referralEvents: CollectionConfig = {
  slug: 'referral-events',
  admin: { ...ofDesk, useAsTitle: 'kind' },
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    referredPerson,
    { name: 'kind', type: 'select', required: true, options: [...referralEventKinds] },
    { name: 'text', type: 'textarea' },
    { name: 'from', type: 'text' },
    { name: 'to', type: 'text' },
    // The name, so that a row outlives the account. Empty when it followed from something else.
    { name: 'by', type: 'text' },
  ],
}

/** What a referrer has earned. The sales decide the amount, a manager approves it, and a proof goes with the payment. */
export const referralRewards: CollectionConfig = {
  slug: 'referral-rewards',
  admin: { ...ofDesk, useAsTitle: 'state' },
  lockDocuments: false,
  fields: [
    onlyPerson,
    // Which of the referrer's people this is, by the day of purchase: the first earns less.
    { name: 'place', type: 'number', required: true },
    { name: 'amountCents', type: 'number', required: true },
    { name: 'state', type: 'select', required: true, defaultValue: 'due', index: true, options: [...rewardStates] },
    { name: 'approvedBy', type: 'text' },
    { name: 'approvedAt', type: 'date' },
    { name: 'paidBy', type: 'text' },
    { name: 'paidAt', type: 'date' },
    { name: 'paidOn', type: 'text' },
    // Number of the bank operation or of the signed delivery record.
    { name: 'proof', type: 'text' },
  ],
}

/** Receipts of what was paid: files of the private store. Added to; the worker says what the virus scanner said. */
export const rewardProofs: CollectionConfig = {
  slug: 'reward-proofs',
  admin: { ...ofDesk, useAsTitle: 'name' },
  lockDocuments: false,
  fields: [
    { name: 'reward', type: 'relationship', relationTo: 'referral-rewards', required: true },
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'name', type: 'text', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'size', type: 'number', required: true },
    {
      name: 'scan',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: scanOptions,
    },
    { name: 'by', type: 'text' },
  ],
}

/** A link by which a referred person says whether we may contact them. Only a hash of what it carries is kept. */
export const referralInvitations: CollectionConfig = {
  slug: 'referral-invitations',
  admin: { ...ofDesk, useAsTitle: 'by' },
  lockDocuments: false,
  fields: [
    referredPerson,
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'by', type: 'text' },
  ],
}

const referralAnswerKinds = ['confirmed', 'declined'] as const

/** What referred persons answered by their link. The intake writes it; the latest counts, and nothing is removed. */
export const referralAnswers: CollectionConfig = {
  slug: 'referral-answers',
  admin: { ...ofDesk, useAsTitle: 'answer' },
  lockDocuments: false,
  fields: [
    referredPerson,
    {
      name: 'answer',
      type: 'select',
      required: true,
      options: [...referralAnswerKinds],
    },
  ],
}

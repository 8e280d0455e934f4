import { leadStates, lostReasons } from '@app/domain/lead/lead-state'
import { rewardStates } from '@app/domain/referral/referral-status'
import type { CollectionConfig, Field } from 'payload'
import { scanOptions } from '../../panel/fields/scan-options'
import { menuGroups } from '../../panel/navigation/menu-groups'

// These collections have no labels, because the panel does not show them.

const referredPerson: Field = {
  name: 'referredPerson',
  type: 'relationship',
  relationTo: 'referred-persons',
  required: true,
}
const uniqueReferredPerson = { ...referredPerson, unique: true } as Field
const intakeGroup = { group: menuGroups.intake } as const

/** The work of staff on a referred person. The row is created with the first change. */
export const referralWork: CollectionConfig = {
  slug: 'referral-work',
  admin: { ...intakeGroup, useAsTitle: 'state' },
  lockDocuments: false,
  fields: [
    uniqueReferredPerson,
    { name: 'state', type: 'select', required: true, defaultValue: 'new', index: true, options: [...leadStates] },
    { name: 'lostReason', type: 'select', options: [...lostReasons] },
    // The date of the contract or of the completed down payment. It determines the order of the rewards.
    { name: 'boughtOn', type: 'text' },
  ],
}

export const referralEventKinds = ['note', 'state', 'contact', 'invitation', 'reward'] as const

/** The history of a referred person. Database rights and a trigger allow only inserts. */
export const referralEvents: CollectionConfig = {
  slug: 'referral-events',
  admin: { ...intakeGroup, useAsTitle: 'kind' },
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    referredPerson,
    { name: 'kind', type: 'select', required: true, options: [...referralEventKinds] },
    { name: 'text', type: 'textarea' },
    { name: 'from', type: 'text' },
    { name: 'to', type: 'text' },
    // A name instead of a user id, because the event remains when the account is deleted. Empty for automatic changes.
    { name: 'by', type: 'text' },
  ],
}

/** The reward of a referrer. A manager approves it, and a payment needs a proof. */
export const referralRewards: CollectionConfig = {
  slug: 'referral-rewards',
  admin: { ...intakeGroup, useAsTitle: 'state' },
  lockDocuments: false,
  fields: [
    uniqueReferredPerson,
    // The position among the referrer's buyers, by purchase date. The first buyer earns a smaller reward.
    { name: 'place', type: 'number', required: true },
    { name: 'amountCents', type: 'number', required: true },
    { name: 'state', type: 'select', required: true, defaultValue: 'due', index: true, options: [...rewardStates] },
    { name: 'approvedBy', type: 'text' },
    { name: 'approvedAt', type: 'date' },
    { name: 'paidBy', type: 'text' },
    { name: 'paidAt', type: 'date' },
    { name: 'paidOn', type: 'text' },
    // The number of the bank operation or of the signed delivery record.
    { name: 'proof', type: 'text' },
  ],
}

/** The receipts of payments. The files are in the private store, and the worker writes the result of the virus scan. */
export const rewardProofs: CollectionConfig = {
  slug: 'reward-proofs',
  admin: { ...intakeGroup, useAsTitle: 'name' },
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

/** A link for a referred person to say whether we may contact them. Only a hash of its token is stored. */
export const referralInvitations: CollectionConfig = {
  slug: 'referral-invitations',
  admin: { ...intakeGroup, useAsTitle: 'by' },
  lockDocuments: false,
  fields: [
    referredPerson,
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'by', type: 'text' },
  ],
}

const referralAnswerKinds = ['confirmed', 'declined'] as const

/**
 * The answers of referred people, written by the intake. Only the latest answer counts, but all of them are stored.
 */
export const referralAnswers: CollectionConfig = {
  slug: 'referral-answers',
  admin: { ...intakeGroup, useAsTitle: 'answer' },
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

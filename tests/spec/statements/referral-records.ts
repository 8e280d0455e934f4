import type { Statement } from '../statement'
import { recordField } from './record-field'

const globals = { file: 'domain/snapshot/globals.schema.ts' }

const ofStep = (says: string, field: string, decision?: string) =>
  recordField(`Referral page: steps.${says}`, `referralProgramme.steps.items.${field}`, {
    ...globals,
    ...(decision ? { decision } : {}),
  })

const ofReward = (says: string, field: string, decision?: string) =>
  recordField(`Referral page: rewards.${says}`, `referralProgramme.rewards.items.${field}`, {
    ...globals,
    ...(decision ? { decision } : {}),
  })

export const referralRecords: Statement[] = [
  ofStep('image', 'image'),
  { says: 'Referral page: steps.number', nothing: 'the position in the list is the number' },
  ofStep('title', 'title', 'one title instead of three'),
  ofStep('description', 'description', 'one text instead of three'),
  { says: 'Referral page: rewards.id', nothing: 'the position in the list is enough' },
  ofReward('icon', 'icon', 'the name of an icon of the site'),
  {
    says: 'Each reward of a referral is shown with its icon',
    where: ['site/sections/referral-rewards/referral-rewards.tsx'],
    test: {
      file: 'tests/e2e/records.e2e.ts',
      name: 'each value of the company and each referral reward has an icon',
    },
  },
  ofReward('amount', 'amountPen'),
  ofReward('description', 'description'),
  {
    says: 'Referral page: rewards.amount2 and description2',
    nothing: 'each reward has one amount and one text; the second amount is a separate reward',
  },
  recordField('Referral page: form texts', 'referralProgramme.form.intro', {
    ...globals,
    decision: 'the labels of its fields are texts of the site in both languages',
  }),
]

import type { Statement } from '../statement'
import { recordField } from './record-field'

const globals = { file: 'domain/snapshot/globals.schema.ts' }
const step = 'z.object({ title: localized, description: localized, image: mediaKey })'
const reward = 'icon: icon.nullable(), amountPen: z.number().int(), title: localized, description: localized'

const ofStep = (says: string, field: string, put: string, decision?: string) =>
  recordField(`Referral page: steps.${says}`, `referralProgramme.steps.items.${field}`, step, put, {
    ...globals,
    ...(decision ? { decision } : {}),
  })

const ofReward = (says: string, field: string, put: string, decision?: string) =>
  recordField(`Referral page: rewards.${says}`, `referralProgramme.rewards.items.${field}`, reward, put, {
    ...globals,
    ...(decision ? { decision } : {}),
  })

export const referralRecords: Statement[] = [
  ofStep('image', 'image', 'z.object({ title: localized, description: localized })'),
  { says: 'Referral page: steps.number', nothing: 'the place in the list is the number' },
  ofStep('title', 'title', 'z.object({ description: localized, image: mediaKey })', 'one title instead of three'),
  ofStep('description', 'description', 'z.object({ title: localized, image: mediaKey })', 'one text instead of three'),
  { says: 'Referral page: rewards.id', nothing: 'the place in the list is enough' },
  ofReward('icon', 'icon', reward.replace('icon: icon.nullable(), ', ''), 'the name of an icon the site can draw'),
  {
    says: 'Each reward of a referral is shown with its icon',
    where: ['site/sections/referral-rewards/referral-rewards.tsx'],
    test: {
      file: 'tests/e2e/records.e2e.ts',
      name: 'each value of the company and each reward of a referral has its icon',
    },
    broken: {
      find: '{item.icon && <Icon className={styles.rewardIcon} icon={contentIcons[item.icon]} />}',
      put: '',
    },
  },
  ofReward('amount', 'amountPen', reward.replace('amountPen: z.number().int(), ', '')),
  ofReward('description', 'description', reward.replace(', description: localized', '')),
  {
    says: 'Referral page: rewards.amount2 and description2',
    nothing: 'each reward has one amount and one text; the second amount is a reward of its own',
  },
  recordField(
    'Referral page: form texts',
    'referralProgramme.form.lead',
    'form: z.object({ ...heading, lead: localized }).nullable()',
    'form: z.object({ ...heading }).nullable()',
    { ...globals, decision: 'the labels of its fields are texts of the site in both languages' },
  ),
]

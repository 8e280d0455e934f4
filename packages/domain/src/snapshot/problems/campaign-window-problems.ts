import type { Campaign } from '../campaign.schema'
import type { ContentProblem } from './content-problem'

/** Reports a campaign that does not end after its start, because the site would never show it as running. */
export function campaignWindowProblems({
  key,
  startsAt,
  endsAt,
}: Pick<Campaign, 'key' | 'startsAt' | 'endsAt'>): ContentProblem[] {
  if (Date.parse(endsAt) > Date.parse(startsAt)) return []
  return [
    {
      path: `campaigns[${key}].endsAt`,
      field: 'endsAt',
      message: {
        en: 'it ends before it starts',
        es: 'Termina antes de empezar. Elige un final posterior a «Empieza».',
      },
    },
  ]
}

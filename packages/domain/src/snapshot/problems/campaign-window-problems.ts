import type { Campaign } from '../campaign.schema'
import type { ContentProblem } from './content-problem'

/** A campaign that ends before it starts would be in the archive on its first day. */
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
      words: {
        en: 'it ends before it starts',
        es: 'Termina antes de empezar. Elige un final posterior a «Empieza».',
      },
    },
  ]
}

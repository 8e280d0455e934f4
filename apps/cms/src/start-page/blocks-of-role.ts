/** The blocks of the start page. Each has a file in `blocks`. */
export type Block =
  | 'online'
  | 'publishing'
  | 'campaigns'
  | 'missingTexts'
  | 'drafts'
  | 'deliveries'
  | 'queue'
  | 'upkeep'
  | 'complaints'
  | 'privacyRequests'
  | 'pages'
  | 'answeredComplaints'
  | 'withdrawals'
  | 'waitingLeads'
  | 'nextUp'
  | 'nextSteps'
  | 'appointmentsToday'
  | 'firstAnswer'
  | 'leadSources'
  | 'decisions'
  | 'month'
  | 'salespeople'
  | 'stock'

const salesBlocks: Block[] = ['waitingLeads', 'nextUp', 'nextSteps', 'appointmentsToday', 'firstAnswer', 'leadSources']
const contentBlocks: Block[] = ['campaigns', 'online', 'drafts', 'missingTexts', 'publishing']

/**
 * The blocks of each role, in order. Blocks query the database without access rules, so this list also decides who may
 * see their data.
 */
const blocksByRole: Record<string, Block[]> = {
  admin: ['deliveries', 'queue', 'upkeep', 'complaints', 'privacyRequests', ...contentBlocks],
  manager: ['decisions', 'month', 'salespeople', 'appointmentsToday', 'stock', 'publishing'],
  sales: salesBlocks,
  marketing: contentBlocks,
  'customer-service': ['complaints', 'answeredComplaints'],
  privacy: ['privacyRequests', 'withdrawals'],
}

export const blocksOfRole = (role: unknown): Block[] => blocksByRole[String(role)] ?? ['pages']

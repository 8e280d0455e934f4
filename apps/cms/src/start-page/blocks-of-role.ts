/** What the start page can show. Each is a file of its own in `blocks`. */
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
  | 'rooms'
  | 'waitingLeads'
  | 'nextSteps'
  | 'visitsToday'
  | 'firstAnswer'
  | 'leadSources'
  | 'funnel'
  | 'salesBySource'
  | 'rewards'

const sales: Block[] = ['waitingLeads', 'firstAnswer', 'nextSteps', 'visitsToday', 'leadSources']
const content: Block[] = ['campaigns', 'online', 'publishing', 'missingTexts', 'drafts']

/**
 * Which blocks a role finds on its start page, in their order. The blocks read tables and not records, so this is also
 * who may know what they say; a role that is not named here is welcomed and shown its rooms.
 */
const ofRole: Record<string, Block[]> = {
  admin: [...content, 'complaints', 'privacyRequests', 'deliveries', 'queue', 'upkeep'],
  manager: [...sales, 'complaints', 'rewards', 'funnel', 'salesBySource', ...content],
  sales,
  marketing: content,
  'customer-service': ['complaints', 'rooms'],
  privacy: ['privacyRequests', 'rooms'],
}

export const blocksOfRole = (role: unknown): Block[] => ofRole[String(role)] ?? ['rooms']

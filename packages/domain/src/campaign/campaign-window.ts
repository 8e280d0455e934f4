// Staff never switch a campaign on or off, because its phase follows from its window and the current time.

export const campaignPhases = ['running', 'upcoming', 'ended'] as const
export type CampaignPhase = (typeof campaignPhases)[number]

/** The first and the last instant of a campaign, as ISO strings with an offset. Both are inclusive. */
export type CampaignWindow = { startsAt: string; endsAt: string }

export function campaignPhase({ startsAt, endsAt }: CampaignWindow, now: Date): CampaignPhase {
  if (now.getTime() < Date.parse(startsAt)) return 'upcoming'
  return now.getTime() <= Date.parse(endsAt) ? 'running' : 'ended'
}

/**
 * Sorts running campaigns by end, upcoming campaigns by start, and ended campaigns by end with the latest first.
 */
export function sortForPhase<T extends CampaignWindow>(campaigns: readonly T[], phase: CampaignPhase): T[] {
  return [...campaigns].sort((a, b) => {
    if (phase === 'upcoming') return Date.parse(a.startsAt) - Date.parse(b.startsAt)
    if (phase === 'running') return Date.parse(a.endsAt) - Date.parse(b.endsAt)
    return Date.parse(b.endsAt) - Date.parse(a.endsAt)
  })
}

export function campaignsByPhase<T extends CampaignWindow>(
  campaigns: readonly T[],
  now: Date,
): Record<CampaignPhase, T[]> {
  const campaignsIn = (phase: CampaignPhase) =>
    sortForPhase(
      campaigns.filter((campaign) => campaignPhase(campaign, now) === phase),
      phase,
    )
  return { running: campaignsIn('running'), upcoming: campaignsIn('upcoming'), ended: campaignsIn('ended') }
}

/**
 * Returns the last time at which a campaign started or ended. All campaigns are in the same phase then and now, so a page
 * that contains this time instead of the current one changes only when a phase changes.
 */
export function lastPhaseChange(campaigns: readonly CampaignWindow[], now: Date): Date {
  const changes = campaigns.flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt) + 1])
  return new Date(
    changes.filter((change) => change <= now.getTime()).reduce((last, change) => Math.max(last, change), 0),
  )
}

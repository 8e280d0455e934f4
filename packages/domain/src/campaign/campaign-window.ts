// A campaign is never switched on or off: its phase follows from its window and the clock. The window has instants with
// their offset, so the result is the same in every time zone.

export const campaignPhases = ['running', 'upcoming', 'ended'] as const
export type CampaignPhase = (typeof campaignPhases)[number]

/** Both ends are inclusive. Instants are ISO strings with an offset. */
export type CampaignWindow = { startsAt: string; endsAt: string }

export function campaignPhase({ startsAt, endsAt }: CampaignWindow, now: Date): CampaignPhase {
  if (now.getTime() < Date.parse(startsAt)) return 'upcoming'
  return now.getTime() <= Date.parse(endsAt) ? 'running' : 'ended'
}

/**
 * Sorts the campaigns of a phase by what matters next: running ones by end, upcoming ones by start, ended ones by end
 * with the latest first.
 */
export function sortForPhase<T extends CampaignWindow>(campaigns: readonly T[], phase: CampaignPhase): T[] {
  const from = (instant: string) => Date.parse(instant)
  return [...campaigns].sort((one, other) => {
    if (phase === 'upcoming') return from(one.startsAt) - from(other.startsAt)
    if (phase === 'running') return from(one.endsAt) - from(other.endsAt)
    return from(other.endsAt) - from(one.endsAt)
  })
}

export function campaignsByPhase<T extends CampaignWindow>(
  campaigns: readonly T[],
  now: Date,
): Record<CampaignPhase, T[]> {
  const of = (phase: CampaignPhase) =>
    sortForPhase(
      campaigns.filter((campaign) => campaignPhase(campaign, now) === phase),
      phase,
    )
  return { running: of('running'), upcoming: of('upcoming'), ended: of('ended') }
}

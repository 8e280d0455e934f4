// Nobody switches a campaign on or off: its phase follows from its window and a clock. The window is written as
// instants with their offset, so the answer is the same in Lima and on a visitor's phone in another zone.

export const campaignPhases = ['running', 'upcoming', 'ended'] as const
export type CampaignPhase = (typeof campaignPhases)[number]

/** Both ends belong to the campaign. Instants are ISO texts with offset. */
export type CampaignWindow = { startsAt: string; endsAt: string }

export function campaignPhase({ startsAt, endsAt }: CampaignWindow, now: Date): CampaignPhase {
  if (now.getTime() < Date.parse(startsAt)) return 'upcoming'
  return now.getTime() <= Date.parse(endsAt) ? 'running' : 'ended'
}

/** In each group the campaign that matters next comes first: ending soonest, starting soonest, ended last. */
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

import { joinPersons, type PersonRecord } from '../person/join-persons'

/** An earlier lead and the user who answers it. */
export type OwnedLead = PersonRecord & { owner: string }

/**
 * Returns the owner of the latest earlier lead of the same person, because people expect to talk to the salesperson
 * they know. `earlierLeads` are ordered from new to old.
 */
export const ownerOfPerson = (lead: PersonRecord, earlierLeads: readonly OwnedLead[]): string | undefined =>
  earlierLeads.find((earlierLead) => joinPersons([lead, earlierLead]).length === 1)?.owner

export type TeamMember = {
  /** Null for a member of the general team, which serves all projects without a team. */
  project: string | null
  member: string
}

/** Returns the team of a project, or the general team if the project has none. */
export function teamOf(project: string, members: readonly TeamMember[]): string[] {
  const projectTeam = members.filter((member) => member.project === project)
  const team = projectTeam.length > 0 ? projectTeam : members.filter((member) => member.project === null)
  return team.map(({ member }) => member)
}

/** The owners of earlier leads of the project, oldest first. */
type PreviousOwners = readonly string[]

/**
 * Returns the team member after the latest owner who is still in the team, or the first member if there is no such
 * owner.
 */
export function nextOwner(team: readonly string[], previousOwners: PreviousOwners): string | undefined {
  const lastOwner = previousOwners.findLast((owner) => team.includes(owner))
  return team[lastOwner === undefined ? 0 : (team.indexOf(lastOwner) + 1) % team.length]
}

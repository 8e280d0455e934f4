export type TeamMember = {
  /** Null for the team of all projects without a team of their own. */
  project: string | null
  member: string
}

/** Returns the team of a project, in its order. */
export function teamOf(project: string, members: readonly TeamMember[]): string[] {
  const own = members.filter((one) => one.project === project)
  return (own.length > 0 ? own : members.filter((one) => one.project === null)).map(({ member }) => member)
}

/** Owners of the project's leads so far, the latest last. */
type Assignments = readonly string[]

/**
 * Returns whose turn it is: the member after the last owner who is still in the team. Joining or leaving does not
 * change the order of the others.
 */
export function nextOwner(team: readonly string[], assigned: Assignments): string | undefined {
  const last = assigned.findLast((owner) => team.includes(owner))
  return team[last === undefined ? 0 : (team.indexOf(last) + 1) % team.length]
}

/** Returns the owners of several leads in a row. */
export function nextOwners(team: readonly string[], assigned: Assignments, count: number): (string | undefined)[] {
  const owners = [...assigned]
  return Array.from({ length: count }, () => {
    const owner = nextOwner(team, owners)
    if (owner) owners.push(owner)
    return owner
  })
}

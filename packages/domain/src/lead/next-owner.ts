export type TeamMember = {
  /** No project: the team of all projects that have none of their own. */
  project: string | null
  member: string
}

/** Returns the team that gets the leads of a project, in its order. */
export function teamOf(project: string, members: readonly TeamMember[]): string[] {
  const own = members.filter((one) => one.project === project)
  return (own.length > 0 ? own : members.filter((one) => one.project === null)).map(({ member }) => member)
}

/** Who got a lead of the project, the latest last. */
type Assignments = readonly string[]

/**
 * Whose turn it is: the first in the order of the team after whoever got the last one. Somebody who joined or left
 * the team changes nothing for the others.
 */
export function nextOwner(team: readonly string[], given: Assignments): string | undefined {
  const last = given.findLast((owner) => team.includes(owner))
  return team[last === undefined ? 0 : (team.indexOf(last) + 1) % team.length]
}

/** The owners of several leads in a row. */
export function nextOwners(team: readonly string[], given: Assignments, count: number): (string | undefined)[] {
  const owners = [...given]
  return Array.from({ length: count }, () => {
    const owner = nextOwner(team, owners)
    if (owner) owners.push(owner)
    return owner
  })
}

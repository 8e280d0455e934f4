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

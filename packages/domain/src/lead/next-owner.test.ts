import { describe, expect, test } from 'vitest'
import { nextOwner, ownerOfPerson, teamOf } from './next-owner'

/** Assigns several leads, one after the other. */
function assignLeads(team: string[], previousOwners: string[], count: number): (string | undefined)[] {
  const owners = [...previousOwners]
  for (let lead = 0; lead < count; lead += 1) owners.push(nextOwner(team, owners) ?? '')
  return owners.slice(previousOwners.length)
}

const team = ['rosa', 'luis', 'ana']

const members = [
  { project: 'mykonos', member: 'rosa' },
  { project: 'mykonos', member: 'luis' },
  { project: null, member: 'ana' },
]
test.each([
  ['mykonos', ['rosa', 'luis']],
  ['coral', ['ana']],
  ['general', ['ana']],
])('assigns the leads of %s to the team %j', (project, expected) => {
  expect(teamOf(project, members)).toEqual(expected)
})

test('returns no team for a project without a team if there is no general team', () => {
  expect(teamOf('coral', members.slice(0, 2))).toEqual([])
})

test.each([
  [[], 'rosa'],
  [['rosa'], 'luis'],
  [['rosa', 'luis'], 'ana'],
  [['luis', 'ana'], 'rosa'],
  [['luis', 'former member'], 'ana'],
  [['former member'], 'rosa'],
])('after the owners %j, assigns the next lead to %s', (previousOwners, owner) => {
  expect(nextOwner(team, previousOwners)).toBe(owner)
})

test('assigns no owner if the team is empty', () => {
  expect(nextOwner([], ['rosa'])).toBeUndefined()
})

test('distributes nine leads evenly among three people', () => {
  const owners = assignLeads(team, ['luis'], 9)
  expect(owners.slice(0, 4)).toEqual(['ana', 'rosa', 'luis', 'ana'])
  expect(team.map((member) => owners.filter((owner) => owner === member).length)).toEqual([3, 3, 3])
})

test('includes a new member at the end of the current round', () => {
  expect(assignLeads([...team, 'new'], ['luis'], 4)).toEqual(['ana', 'new', 'rosa', 'luis'])
})

describe('a person who wrote before', () => {
  const lead = { id: 'new', firstName: 'Rosa', lastName: 'Quispe', email: 'rosa@example.test', phone: '+51987654321' }
  const sister = { ...lead, id: 'sister', firstName: 'Carmen', email: 'carmen@example.test', owner: 'luis' }
  const earlierLead = { ...lead, id: 'earlier', email: 'rosa.q@example.test', owner: 'ana' }

  test('keeps the owner of their latest lead', () => {
    expect(ownerOfPerson(lead, [earlierLead, { ...earlierLead, id: 'oldest', owner: 'rosa' }])).toBe('ana')
  })

  test('does not get the owner of a relative with the same phone', () => {
    expect(ownerOfPerson(lead, [sister])).toBeUndefined()
    expect(ownerOfPerson(lead, [sister, earlierLead])).toBe('ana')
  })
})

import { expect, test } from 'vitest'
import { nextOwner, nextOwners, teamOf } from './next-owner'

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
  const owners = nextOwners(team, ['luis'], 9)
  expect(owners.slice(0, 4)).toEqual(['ana', 'rosa', 'luis', 'ana'])
  expect(team.map((member) => owners.filter((owner) => owner === member).length)).toEqual([3, 3, 3])
})

test('includes a new member at the end of the current round', () => {
  expect(nextOwners([...team, 'new'], ['luis'], 4)).toEqual(['ana', 'new', 'rosa', 'luis'])
})

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
])('assigns the leads of %s to %j', (project, expected) => {
  expect(teamOf(project, members)).toEqual(expected)
})

test('without a general team, leads of other projects have no owner', () => {
  expect(teamOf('coral', members.slice(0, 2))).toEqual([])
})

test.each([
  [[], 'rosa'],
  [['rosa'], 'luis'],
  [['rosa', 'luis'], 'ana'],
  [['luis', 'ana'], 'rosa'],
  [['luis', 'former member'], 'ana'],
  [['former member'], 'rosa'],
])('after %j it is the turn of %s', (assigned, owner) => {
  expect(nextOwner(team, assigned)).toBe(owner)
})

test('a project without a team has no owner', () => {
  expect(nextOwner([], ['rosa'])).toBeUndefined()
})

test('distributes nine leads evenly among three people', () => {
  const owners = nextOwners(team, ['luis'], 9)
  expect(owners.slice(0, 4)).toEqual(['ana', 'rosa', 'luis', 'ana'])
  expect(team.map((member) => owners.filter((owner) => owner === member).length)).toEqual([3, 3, 3])
})

test('a new member takes part from the next round', () => {
  expect(nextOwners([...team, 'new'], ['luis'], 4)).toEqual(['ana', 'new', 'rosa', 'luis'])
})

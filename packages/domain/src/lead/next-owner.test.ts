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
])('the leads of %s go to %j', (project, expected) => {
  expect(teamOf(project, members)).toEqual(expected)
})

test('without a general team, the leads of other projects go to nobody', () => {
  expect(teamOf('coral', members.slice(0, 2))).toEqual([])
})

test.each([
  [[], 'rosa'],
  [['rosa'], 'luis'],
  [['rosa', 'luis'], 'ana'],
  [['luis', 'ana'], 'rosa'],
  [['luis', 'somebody who left'], 'ana'],
  [['somebody who left'], 'rosa'],
])('after %j it is the turn of %s', (given, owner) => {
  expect(nextOwner(team, given)).toBe(owner)
})

test('a project without a team has nobody', () => {
  expect(nextOwner([], ['rosa'])).toBeUndefined()
})

test('nine leads are three for each, whoever began', () => {
  const owners = nextOwners(team, ['luis'], 9)
  expect(owners.slice(0, 4)).toEqual(['ana', 'rosa', 'luis', 'ana'])
  expect(team.map((member) => owners.filter((owner) => owner === member).length)).toEqual([3, 3, 3])
})

test('somebody new takes part from the next round on', () => {
  expect(nextOwners([...team, 'new'], ['luis'], 4)).toEqual(['ana', 'new', 'rosa', 'luis'])
})

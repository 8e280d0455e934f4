import { expect, test } from 'vitest'
import { type Block, groupBlocks } from './terms-blocks'

const lines = (...written: string[]): Block[] =>
  written.map((line) => {
    const [type = '', text = ''] = line.split(':')
    return { type, text } as Block
  })
const item = (text: string, ...below: string[]) => ({ text, below })

test('neighbouring lines of one type form one list', () => {
  expect(groupBlocks(lines('list:a', 'list:b', 'paragraph:p', 'list:c'))).toEqual([
    { kind: 'list', type: 'list', items: [item('a'), item('b')] },
    { kind: 'text', type: 'paragraph', text: 'p' },
    { kind: 'list', type: 'list', items: [item('c')] },
  ])
})

test('lists of two types stay two lists', () => {
  expect(groupBlocks(lines('numbered:1', 'lettered:a')).map((group) => group.kind === 'list' && group.type)).toEqual([
    'numbered',
    'lettered',
  ])
})

test('a sublist hangs under its line, and the numbers go on after it', () => {
  expect(groupBlocks(lines('numbered:1', 'sublist:x', 'sublist:y', 'numbered:2'))).toEqual([
    { kind: 'list', type: 'numbered', items: [item('1', 'x', 'y'), item('2')] },
  ])
})

test('a sublist with no line above is a list of its own', () => {
  expect(groupBlocks(lines('paragraph:p', 'sublist:x', 'sublist:y')).at(1)).toEqual({
    kind: 'list',
    type: 'sublist',
    items: [item('x'), item('y')],
  })
})

import { expect, test } from 'vitest'
import { type Block, groupBlocks } from './terms-blocks'

const lines = (...sources: string[]): Block[] =>
  sources.map((line) => {
    const [type = '', text = ''] = line.split(':')
    return { type, text } as Block
  })
const item = (text: string, ...subitems: string[]) => ({ text, subitems })

test('joins adjacent items of one type into one list', () => {
  expect(groupBlocks(lines('list:a', 'list:b', 'paragraph:p', 'list:c'))).toEqual([
    { kind: 'list', type: 'list', items: [item('a'), item('b')] },
    { kind: 'text', type: 'paragraph', text: 'p' },
    { kind: 'list', type: 'list', items: [item('c')] },
  ])
})

test('keeps lists of different types apart', () => {
  expect(groupBlocks(lines('numbered:1', 'lettered:a')).map((group) => group.kind === 'list' && group.type)).toEqual([
    'numbered',
    'lettered',
  ])
})

test('nests a sublist under its item and continues the numbering after it', () => {
  expect(groupBlocks(lines('numbered:1', 'sublist:x', 'sublist:y', 'numbered:2'))).toEqual([
    { kind: 'list', type: 'numbered', items: [item('1', 'x', 'y'), item('2')] },
  ])
})

test('turns a sublist without a parent item into a separate list', () => {
  expect(groupBlocks(lines('paragraph:p', 'sublist:x', 'sublist:y')).at(1)).toEqual({
    kind: 'list',
    type: 'sublist',
    items: [item('x'), item('y')],
  })
})

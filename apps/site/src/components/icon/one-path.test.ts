import { expect, test } from 'vitest'
import { type IconNode, joinShapes } from './one-path'

test.each<[string, IconNode, string]>([
  ['a path that starts with a relative move', [['path', { d: 'm1 2h3' }]], 'M1 2h3'],
  ['a path whose relative move continues with lines', [['path', { d: 'm9 18 6-6-6-6' }]], 'M9 18l6-6-6-6'],
  [
    'two paths',
    [
      ['path', { d: 'M1 2h3' }],
      ['path', { d: 'm4 5v6' }],
    ],
    'M1 2h3M4 5v6',
  ],
  ['a circle', [['circle', { cx: '12', cy: '10', r: '3' }]], 'M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z'],
  ['a line', [['line', { x1: '1', x2: '2', y1: '3', y2: '4' }]], 'M1 3L2 4'],
  ['a polyline', [['polyline', { points: '1 2 3 4' }]], 'M1 2 3 4'],
  ['a rectangle', [['rect', { x: '1', y: '2', width: '3', height: '4' }]], 'M1 2h3v4h-3Z'],
  [
    'a rectangle with round corners',
    [['rect', { width: '10', height: '8', x: '2', y: '3', rx: '1' }]],
    'M3 3h8a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1Z',
  ],
  [
    'a filled circle that the stroke alone fills',
    [
      ['path', { d: 'M1 2h3' }],
      ['circle', { cx: '7.5', cy: '7.5', r: '.5', fill: 'currentColor' }],
    ],
    'M1 2h3M7 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0Z',
  ],
])('converts %s to a single path', (_shape, node, path) => {
  expect(joinShapes(node)).toEqual([['path', { d: path }]])
})

test('keeps a larger filled circle and joins the outlines before and after it', () => {
  const circle = ['circle', { cx: '13', cy: '7', r: '1', fill: 'currentColor' }] as const
  const node: IconNode = [['path', { d: 'm1 2h3' }], circle, ['line', { x1: '1', x2: '2', y1: '3', y2: '4' }]]
  expect(joinShapes(node)).toEqual([['path', { d: 'M1 2h3M1 3L2 4' }], circle])
})

test.each<[string, IconNode]>([
  ['a transformed shape', [['path', { d: 'M1 2h3', transform: 'rotate(45)' }]]],
  ['a shape with another colour', [['circle', { cx: '1', cy: '1', r: '.5', fill: 'red' }]]],
  ['an unknown element', [['text', {}]]],
  ['an icon that has only filled shapes', [['circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor' }]]],
])('leaves %s unchanged', (_shape, node) => {
  expect(joinShapes(node)).toEqual(node)
})

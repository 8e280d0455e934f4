import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type BlockGroup, TermsBlocks } from './terms-blocks'

/** What a reader gets of a block: its tags without their looks. */
const shown = (...groups: BlockGroup[]) =>
  renderToStaticMarkup(<TermsBlocks groups={groups} level={3} />)
    .replaceAll(/ class="[^"]*"/g, '')
    .replace(/^<div>(.*)<\/div>$/, '$1')

const item = (text: string, ...below: string[]) => ({ text, below })

test.each<[string, BlockGroup, string]>([
  ['title', { kind: 'text', type: 'title', text: 'Bases' }, '<h4>Bases</h4>'],
  ['section title', { kind: 'text', type: 'section-title', text: 'Premio' }, '<h4>Premio</h4>'],
  ['subtitle', { kind: 'text', type: 'subtitle', text: 'Fechas' }, '<p>Fechas</p>'],
  ['paragraph', { kind: 'text', type: 'paragraph', text: 'Vale para todos.' }, '<p>Vale para todos.</p>'],
  [
    'numbered',
    { kind: 'list', type: 'numbered', items: [item('Uno'), item('Dos')] },
    '<ol><li>Uno</li><li>Dos</li></ol>',
  ],
  ['list', { kind: 'list', type: 'list', items: [item('Uno')] }, '<ul><li>Uno</li></ul>'],
  ['lettered list', { kind: 'list', type: 'lettered', items: [item('Uno')] }, '<ol type="a"><li>Uno</li></ol>'],
  [
    'sublist',
    { kind: 'list', type: 'list', items: [item('Uno', 'Menor')] },
    '<ul><li>Uno<ul><li>Menor</li></ul></li></ul>',
  ],
])('a block of type %s is read as such', (_type, group, markup) => {
  expect(shown(group)).toBe(markup)
})

test('markdown and HTML arrive as the text they make', () => {
  expect(shown({ kind: 'html', html: '<p>Con <strong>peso</strong></p>' })).toContain(
    '<p>Con <strong>peso</strong></p>',
  )
})

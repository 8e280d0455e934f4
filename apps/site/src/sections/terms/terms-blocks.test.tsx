import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type BlockGroup, TermsBlocks } from './terms-blocks'

/** Returns the HTML of blocks, without classes and without the outer element. */
const markupOf = (...groups: BlockGroup[]) =>
  renderToStaticMarkup(<TermsBlocks groups={groups} level={3} />)
    .replaceAll(/ class="[^"]*"/g, '')
    .replace(/^<div>(.*)<\/div>$/, '$1')

const item = (text: string, ...subitems: string[]) => ({ text, subitems })

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
])('renders a block of type %s', (_type, group, markup) => {
  expect(markupOf(group)).toBe(markup)
})

test('renders a block of HTML unchanged', () => {
  expect(markupOf({ kind: 'html', html: '<p>Con <strong>peso</strong></p>' })).toContain(
    '<p>Con <strong>peso</strong></p>',
  )
})

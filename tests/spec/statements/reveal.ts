import type { Statement } from '../statement'

const styles = 'site/components/reveal/reveal.css'
const script = 'site/components/reveal/reveal.client.ts'
const file = 'site/components/reveal/reveal.browser.test.tsx'
const effect = { file, name: 'animation ${animation} ${effect}' }
const timing = { file, name: 'animates for 0.6 s without delay by default and applies a configured delay' }

const animation = (number: number, says: string): Statement => ({
  says: `Reveal animation ${number}: ${says}`,
  where: [styles],
  test: { ...effect, of: String(number) },
})

export const revealStatements: Statement[] = [
  {
    says: 'Content fades in when it becomes visible',
    where: [script],
    test: { ...effect, of: '6' },
    decision: 'only content below the fold fades in; with reduced motion nothing does',
  },
  {
    says: 'Content fades in once',
    where: [script],
    test: { file, name: 'does not replay the animation when the block leaves the viewport and returns' },
  },
  animation(1, 'rises from below with fade'),
  animation(2, 'slides from the left'),
  animation(3, 'slides from the right'),
  animation(4, 'scales up'),
  {
    ...animation(5, 'rotates 180 degrees'),
    decision: 'offered by the style sheet; no section uses it today',
  },
  animation(6, 'fade only'),
  { says: 'Reveal default: duration 0.6 s', where: ['site/styles/tokens.css'], test: timing },
  { says: 'Reveal default: delay 0', where: ['site/components/reveal/reveal.ts'], test: timing },
  {
    says: 'Reveal default: threshold 0.4',
    where: [script],
    test: {
      file: 'tests/e2e/reveal.e2e.ts',
      isLong: true,
      name: 'a small block fades in once over 0.6 s when two fifths of it are in the viewport',
    },
    decision:
      'a block taller than two fifths of the screen fades in as soon as its first pixels are visible, and headings are never hidden',
  },
  {
    says: 'A tall block fades in as soon as its first pixels are visible',
    where: [script],
    test: {
      file: 'tests/e2e/reveal.e2e.ts',
      isLong: true,
      name: 'on ${path} no heading is invisible, and invisible content covers at most a sixth of a viewport of ${height} px',
    },
    decision:
      'not in the specification: with a threshold of 0.4, half of the screen could stay blank until enough of a tall block is visible',
  },
  { says: 'Reveal default: animation 1', nothing: 'every block names its animation; most rise from below' },
  {
    says: 'Some pages reveal with threshold 0.3',
    where: ['site/components/reveal/reveal.ts', 'site/sections/about-chronology/about-chronology.tsx'],
    test: {
      file: 'site/components/reveal/reveal.test.tsx',
      name: 'renders the delay and the threshold only if they are set',
    },
  },
  { says: 'Some pages reveal with delay 0.2', where: [script], test: timing },
]

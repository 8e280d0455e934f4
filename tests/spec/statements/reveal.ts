import type { Statement } from '../statement'

const styles = 'site/components/reveal/reveal.css'
const script = 'site/components/reveal/reveal.client.ts'
const file = 'site/components/reveal/reveal.browser.test.tsx'
const way = { file, name: 'animation ${animation}: a block ${way}' }
const timing = { file, name: 'a block takes 0.6 s to appear and waits for nothing, unless it is told to' }

const animation = (number: number, says: string, find: string, put: string): Statement => ({
  says: `Reveal animation ${number}: ${says}`,
  where: [styles],
  test: { ...way, of: String(number) },
  broken: { find, put },
})

export const revealStatements: Statement[] = [
  {
    says: 'Content fades in when it becomes visible',
    where: [script],
    test: { ...way, of: '6' },
    broken: { find: "element.classList.add('reveal-waits')", put: '' },
    decision: 'only what lies below the first screen waits; not at all for people who asked for less motion',
  },
  {
    says: 'Content fades in once',
    where: [script],
    test: { file, name: 'a block that has appeared stays when it is left and seen again' },
    broken: {
      find: "element.classList.replace('reveal-waits', 'reveal-plays')",
      put: "element.classList.toggle('reveal-waits', false), element.classList.add('reveal-plays'), setTimeout(() => { element.style.animation = 'none'; void element.offsetWidth; element.style.animation = '' }, 50)",
    },
  },
  animation(1, 'rises from below with fade', 'translateY(24px)', 'translateY(-24px)'),
  animation(2, 'slides from the left', 'translateX(-24px)', 'translateX(-2px)'),
  animation(3, 'slides from the right', 'translateX(24px)', 'translateX(-25px)'),
  animation(4, 'scales up', 'scale(0.94)', 'scale(1)'),
  {
    ...animation(5, 'rotates 180 degrees', 'rotate(180deg)', 'rotate(90deg)'),
    decision: 'offered by the style sheet; no section uses it today',
  },
  animation(6, 'fade only', '[data-reveal="6"] {\n    --from: none;', '[data-reveal="6"] {\n    --from: scale(0.5);'),
  {
    says: 'Reveal default: duration 0.6 s',
    where: ['site/styles/tokens.css'],
    test: timing,
    broken: { find: '--t-slow: 600ms', put: '--t-slow: 900ms' },
  },
  {
    says: 'Reveal default: delay 0',
    where: ['site/components/reveal/reveal.ts'],
    test: timing,
    broken: { find: 'element.getAttribute(delay) ?? 0', put: 'element.getAttribute(delay) ?? 1' },
  },
  {
    says: 'Reveal default: threshold 0.4',
    where: [script],
    test: {
      file: 'tests/e2e/reading.e2e.ts',
      isLong: true,
      name: 'a small block waits until two fifths of it are in view, and then appears once, over 0.6 s',
    },
    broken: { find: 'usualThreshold = 0.4', put: 'usualThreshold = 0.2' },
    decision: 'a block taller than two fifths of the screen appears at its first pixels, and no heading ever waits',
  },
  {
    says: 'A tall block appears at its first pixels',
    where: [script],
    test: {
      file: 'tests/e2e/reading.e2e.ts',
      isLong: true,
      name: 'nothing larger than a sixth of a screen of ${height} px stays unseen on ${path}',
    },
    broken: { find: 'const tallFrom = 0.4', put: 'const tallFrom = 40' },
    decision: 'beyond the spec: two fifths of a tall block are half a blank screen wherever a reader stops',
  },
  { says: 'Reveal default: animation 1', nothing: 'every block names its animation; most rise from below' },
  {
    says: 'Some pages reveal with threshold 0.3',
    where: ['site/components/reveal/reveal.ts', 'site/sections/about-chronology/about-chronology.tsx'],
    test: {
      file: 'site/components/reveal/reveal.test.tsx',
      name: 'a block tells its script how much of it must be in view, where that is not the usual share',
    },
    broken: { find: '  [threshold]: options.threshold,\n', put: '' },
  },
  {
    says: 'Some pages reveal with delay 0.2',
    where: [script],
    test: timing,
    broken: { find: '`${delayOf(element)}s`', put: "'0s'" },
  },
]

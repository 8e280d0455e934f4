import { afterEach, expect, test } from 'vitest'
import { type Animation, reveal } from './reveal'
import { revealOnScroll } from './reveal.client'
import '@/styles/tokens.css'
import './reveal.css'

/** Creates a block below the fold and starts the script. */
function blockBelowFold(animation: Animation, options: Parameters<typeof reveal>[1] = {}): HTMLElement {
  const block = document.createElement('div')
  block.style.cssText = 'margin-block-start: 200vh; block-size: 100px; inline-size: 200px'
  for (const [name, value] of Object.entries(reveal(animation, options)))
    if (value !== undefined) block.setAttribute(name, String(value))
  document.body.append(block)
  revealOnScroll()
  return block
}

/** Scrolls to the block and returns its animation, paused because the tests inspect its frames. */
async function playAnimation(block: HTMLElement): Promise<globalThis.Animation> {
  block.scrollIntoView({ block: 'center', behavior: 'instant' })
  await expect.poll(() => block.getAnimations().length).toBe(1)
  const [animation] = block.getAnimations()
  if (!animation) throw new Error('no animation is running')
  animation.pause()
  return animation
}

const computedLook = (block: HTMLElement) => {
  const { opacity, transform } = getComputedStyle(block)
  return { opacity, transform: new DOMMatrix(transform).isIdentity ? 'none' : transform }
}

afterEach(() => {
  document.body.replaceChildren()
  window.scrollTo({ top: 0, behavior: 'instant' })
})

for (const [animation, effect, transform] of [
  [1, 'moves a block up from below', 'matrix(1, 0, 0, 1, 0, 24)'],
  [2, 'moves a block in from the left', 'matrix(1, 0, 0, 1, -24, 0)'],
  [3, 'moves a block in from the right', 'matrix(1, 0, 0, 1, 24, 0)'],
  [4, 'enlarges a block', 'matrix(0.94, 0, 0, 0.94, 0, 0)'],
  [5, 'rotates a block by 180 degrees', 'matrix(-1, 0, 0, -1, 0, 0)'],
  [6, 'fades a block in without moving it', 'none'],
] as const)
  test(`animation ${animation} ${effect}`, async () => {
    const block = blockBelowFold(animation)
    expect(computedLook(block).opacity).toBe('0')
    const animationOfBlock = await playAnimation(block)
    animationOfBlock.currentTime = 0
    expect(computedLook(block)).toEqual({ opacity: '0', transform })
    animationOfBlock.finish()
    expect(computedLook(block)).toEqual({ opacity: '1', transform: 'none' })
  })

test('animates for 0.6 s without delay by default and applies a configured delay', async () => {
  const defaultTiming = (await playAnimation(blockBelowFold(1))).effect?.getTiming()
  expect(defaultTiming).toMatchObject({ duration: 600, delay: 0, iterations: 1 })
  const delayedTiming = (await playAnimation(blockBelowFold(1, { delay: 0.2 }))).effect?.getTiming()
  expect(delayedTiming).toMatchObject({ duration: 600, delay: 200 })
})

test('does not replay the animation when the block leaves the viewport and returns', async () => {
  const block = blockBelowFold(1)
  const animationOfBlock = await playAnimation(block)
  animationOfBlock.finish()
  for (const top of [0, block.offsetTop]) window.scrollTo({ top, behavior: 'instant' })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(block.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([])
  expect(computedLook(block)).toEqual({ opacity: '1', transform: 'none' })
})

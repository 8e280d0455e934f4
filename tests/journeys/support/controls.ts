// Presses every control of a page once and reports those that do nothing.
import type { Locator, Page } from '@playwright/test'
import { open } from '../../e2e/support/site'
import {
  forgetEffects,
  hasEffect,
  hashTarget,
  isHydrated,
  listControls,
  scrollThrough,
  watchEffects,
} from './page-effects'

type Control = {
  /** Tag, label and place, for the report. */
  name: string
  /** Equal for controls that differ in numbers and codes only, such as the lots of a plan. */
  kind: string
  /** Part of the frame that is the same on every page. */
  isShared: boolean
  isChosen: boolean
  isInPageLink: boolean
  path: string
  /** Presses after which the control appears. */
  after: Control[]
}

const MOST_OF_A_KIND = 2
/** Controls that have something to do only after another one was pressed. */
const needsFirst: [control: RegExp, first: RegExp][] = [
  [/^button "(Ver todo el plano|Show the whole plan|See the whole plan)"/, /^button "(Acercar|Zoom in)/],
]
/** A lot, then its card, then what the card opens. */
const DEEPEST = 2

/** Remembers which controls of header, footer and chat were pressed on an earlier page. */
export type Pressed = Set<string>

/** Returns one line per control that did nothing, and how many were pressed. */
export async function pressEverything(page: Page, address: string, shared: Pressed) {
  const idle: string[] = []
  const kinds = new Map<string, number>()
  const seen = new Set<string>()
  let count = 0

  await openWatched(page, address)
  const queue = await unseenControls(page, [], seen)
  for (let control = queue.shift(); control; control = queue.shift()) {
    if (isEnough(control, kinds, shared)) continue
    const locator = await reach(page, address, control)
    if (!locator) {
      idle.push(`${control.name}: is not there a second time`)
      continue
    }
    await pressFirst(page, control)
    const effect = await press(page, locator, control)
    count++
    if (!effect) idle.push(control.name)
    if (new URL(page.url()).pathname !== new URL(address, page.url()).pathname) await openWatched(page, address)
    else if (control.after.length < DEEPEST)
      queue.push(...(await unseenControls(page, [...control.after, control], seen)))
  }
  return { idle, count }
}

async function pressFirst(page: Page, { name }: Control): Promise<void> {
  const first = needsFirst.find(([control]) => control.test(name))?.[1]
  const listed = first && (await page.evaluate(listControls)).find((one) => first.test(one.name))
  if (listed) await page.locator(listed.path).click()
}

function isEnough(control: Control, kinds: Map<string, number>, shared: Pressed): boolean {
  const pressed = kinds.get(control.kind) ?? 0
  if (pressed >= MOST_OF_A_KIND || (control.isShared && shared.has(control.kind))) return true
  kinds.set(control.kind, pressed + 1)
  if (control.isShared) shared.add(control.kind)
  return false
}

async function openWatched(page: Page, address: string): Promise<void> {
  await open(page, address)
  await page.mouse.move(0, 0)
  await page.mouse.move(1, 1)
  await page.evaluate(scrollThrough)
  await page.evaluate(watchEffects)
}

async function unseenControls(page: Page, after: Control[], seen: Set<string>): Promise<Control[]> {
  const found = await page.evaluate(listControls)
  const unseen = found.filter(({ name, path }) => !seen.has(name + path))
  for (const { name, path } of unseen) seen.add(name + path)
  return unseen.map((control) => ({ ...control, after }))
}

/** Finds a control where the page is now, or else on the page opened again, after the presses that bring it up. */
async function reach(page: Page, address: string, control: Control): Promise<Locator | null> {
  const here = await shown(page, control)
  if (here) return here
  await openWatched(page, address)
  for (const before of control.after) {
    const first = await shown(page, before)
    if (first) await press(page, first, before)
  }
  return shown(page, control)
}

async function shown(page: Page, control: Control): Promise<Locator | null> {
  const locator = page.locator(control.path)
  const names = await page.evaluate(listControls)
  const isSame = names.some(({ name, path }) => name === control.name && path === control.path)
  if (!isSame) return null
  return locator.click({ trial: true, timeout: 2000 }).then(
    () => locator,
    () => null,
  )
}

/** What is chosen already may do nothing when it is chosen again. */
async function press(page: Page, locator: Locator, control: Control): Promise<boolean> {
  let isElsewhere = false
  const elsewhere = () => {
    isElsewhere = true
  }
  page.on('popup', elsewhere)
  page.on('download', elsewhere)
  page.on('filechooser', elsewhere)
  await page.waitForFunction(isHydrated, control.path, { timeout: 10_000 }).catch(() => undefined)
  // Hovering stops a carousel, which is not the effect of a press.
  await locator.hover({ timeout: 3000 }).catch(() => undefined)
  const before = page.url()
  await page.evaluate(forgetEffects)
  await locator.click({ timeout: 5000 })
  const pause = control.isInPageLink ? 2000 : 1500
  const isDone = async () => {
    if (control.isInPageLink) return page.evaluate(hashTarget, control.path)
    return isElsewhere || page.url() !== before || (await page.evaluate(hasEffect))
  }
  const end = Date.now() + pause
  let done = await isDone().catch(() => true)
  while (!done && Date.now() < end) {
    await page.waitForTimeout(50)
    done = await isDone().catch(() => true)
  }
  page.off('popup', elsewhere)
  page.off('download', elsewhere)
  page.off('filechooser', elsewhere)
  return done || control.isChosen
}

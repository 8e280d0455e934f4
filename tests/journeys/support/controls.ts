import type { Locator, Page } from '@playwright/test'
import { open } from '../../e2e/support/site'
import {
  hasEffect,
  isHashTargetReached,
  isHydrated,
  listControls,
  resetEffects,
  scrollThrough,
  watchEffects,
} from './page-effects'

type Control = {
  /** Tag, label and region, shown in the report. */
  name: string
  /** The name without numbers and codes, so all lots of a plan have the same kind. */
  kind: string
  /** True for controls of the header and the footer. */
  isShared: boolean
  isChosen: boolean
  isInPageLink: boolean
  path: string
  /** The controls to press before this control appears. */
  openers: Control[]
}

const MAX_PER_KIND = 2
/** Controls that have an effect only after another control was pressed. */
const prerequisites: [control: RegExp, prerequisite: RegExp][] = [
  [/^button "(Ver todo el plano|Show the whole plan|See the whole plan)"/, /^button "(Acercar|Zoom in)/],
]
/** Enough to press a lot, then a control on its card, then a control that appears after that press. */
const MAX_DEPTH = 2

/** The kinds of header and footer controls that were pressed on earlier pages. */
export type PressedKinds = Set<string>

/**
 * Presses the controls of a page, at most two of each kind. Returns the names of those without an effect, and how many
 * were pressed.
 */
export async function pressAllControls(page: Page, pagePath: string, shared: PressedKinds) {
  const ineffective: string[] = []
  const kinds = new Map<string, number>()
  const seenControls = new Set<string>()
  let count = 0

  await openAndWatch(page, pagePath)
  const queue = await listNewControls(page, [], seenControls)
  for (let control = queue.shift(); control; control = queue.shift()) {
    if (isSkipped(control, kinds, shared)) continue
    const locator = await findControl(page, pagePath, control)
    if (!locator) {
      ineffective.push(`${control.name}: cannot be found again`)
      continue
    }
    await pressPrerequisite(page, control)
    const effect = await press(page, locator, control)
    count++
    if (!effect) ineffective.push(control.name)
    if (new URL(page.url()).pathname !== new URL(pagePath, page.url()).pathname) await openAndWatch(page, pagePath)
    else if (control.openers.length < MAX_DEPTH)
      queue.push(...(await listNewControls(page, [...control.openers, control], seenControls)))
  }
  return { ineffective, count }
}

async function pressPrerequisite(page: Page, { name }: Control): Promise<void> {
  const prerequisite = prerequisites.find(([control]) => control.test(name))?.[1]
  const listedControl =
    prerequisite && (await page.evaluate(listControls)).find((listed) => prerequisite.test(listed.name))
  if (listedControl) await page.locator(listedControl.path).click()
}

function isSkipped(control: Control, kinds: Map<string, number>, shared: PressedKinds): boolean {
  const pressedCount = kinds.get(control.kind) ?? 0
  if (pressedCount >= MAX_PER_KIND || (control.isShared && shared.has(control.kind))) return true
  kinds.set(control.kind, pressedCount + 1)
  if (control.isShared) shared.add(control.kind)
  return false
}

async function openAndWatch(page: Page, pagePath: string): Promise<void> {
  await open(page, pagePath)
  await page.mouse.move(0, 0)
  await page.mouse.move(1, 1)
  await page.evaluate(scrollThrough)
  await page.evaluate(watchEffects)
}

async function listNewControls(page: Page, openers: Control[], seenControls: Set<string>): Promise<Control[]> {
  const listedControls = await page.evaluate(listControls)
  const newControls = listedControls.filter(({ name, path }) => !seenControls.has(name + path))
  for (const { name, path } of newControls) seenControls.add(name + path)
  return newControls.map((control) => ({ ...control, openers }))
}

/** Finds a control on the current page, or opens the page again and presses the controls that make it appear. */
async function findControl(page: Page, pagePath: string, control: Control): Promise<Locator | null> {
  const visibleControl = await findVisible(page, control)
  if (visibleControl) return visibleControl
  await openAndWatch(page, pagePath)
  for (const opener of control.openers) {
    const locator = await findVisible(page, opener)
    if (locator) await press(page, locator, opener)
  }
  return findVisible(page, control)
}

async function findVisible(page: Page, control: Control): Promise<Locator | null> {
  const locator = page.locator(control.path)
  const listedControls = await page.evaluate(listControls)
  const isSame = listedControls.some(({ name, path }) => name === control.name && path === control.path)
  if (!isSame) return null
  return locator.click({ trial: true, timeout: 2000 }).then(
    () => locator,
    () => null,
  )
}

/** Presses a control. Returns whether it had an effect or was already selected, because then it needs no effect. */
async function press(page: Page, locator: Locator, control: Control): Promise<boolean> {
  let hasOpenedElsewhere = false
  const markOpened = () => {
    hasOpenedElsewhere = true
  }
  page.on('popup', markOpened)
  page.on('download', markOpened)
  page.on('filechooser', markOpened)
  await page.waitForFunction(isHydrated, control.path, { timeout: 10_000 }).catch(() => undefined)
  // Hover first: the pointer stops a carousel, which must not count as an effect of the press.
  await locator.hover({ timeout: 3000 }).catch(() => undefined)
  const urlBefore = page.url()
  await page.evaluate(resetEffects)
  await locator.click({ timeout: 5000 })
  const timeoutMs = control.isInPageLink ? 2000 : 1500
  const checkEffect = async () => {
    if (control.isInPageLink) return page.evaluate(isHashTargetReached, control.path)
    return hasOpenedElsewhere || page.url() !== urlBefore || (await page.evaluate(hasEffect))
  }
  const end = Date.now() + timeoutMs
  let isEffective = await checkEffect().catch(() => true)
  while (!isEffective && Date.now() < end) {
    await page.waitForTimeout(50)
    isEffective = await checkEffect().catch(() => true)
  }
  page.off('popup', markOpened)
  page.off('download', markOpened)
  page.off('filechooser', markOpened)
  return isEffective || control.isChosen
}

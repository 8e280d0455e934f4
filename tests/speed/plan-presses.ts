import { type Browser, chromium, type Page } from '@playwright/test'
import { fullBrowser } from '../support/test-browser'

const TIMES = 20
const KB = 1024
/** A context of the browser. `slowdown` makes the CPU slower, as Lighthouse does for a phone. */
type Screen = { viewport: { width: number; height: number }; hasTouch?: boolean; slowdown?: number }
const PHONE: Screen = { viewport: { width: 390, height: 844 }, hasTouch: true }
const DESK: Screen = { viewport: { width: 1440, height: 900 } }
const slow = (screen: Screen): Screen => ({ ...screen, slowdown: 4 })

/** Measures the site plan on a page and passes the name and the result of each measurement to `report`. */
export async function measurePlan(url: string, report: (name: string, figure: string) => void): Promise<void> {
  const browser = await chromium.launch({ executablePath: fullBrowser, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    report('Script at load on a phone', `${((await measureScriptAtLoad(browser, url)) / KB).toFixed(1)} KB`)
    report(
      'A press on a lot, to the next paint, 1440 px',
      summarize(await measureInteractions(browser, url, DESK, pressLots)),
    )
    report(
      'A tap on a lot, to the next paint, 390 px',
      summarize(await measureInteractions(browser, url, PHONE, tapLots)),
    )
    report('An arrow key on the plan', summarize(await measureInteractions(browser, url, DESK, typeArrows)))
    report(
      'A step of the filter for the instalment',
      summarize(await measureInteractions(browser, url, DESK, moveFilter)),
    )
    report(
      'A tap on a lot, CPU four times slower, 390 px',
      summarize(await measureInteractions(browser, url, slow(PHONE), tapLots)),
    )
    report(
      'A step of the filter, CPU four times slower',
      summarize(await measureInteractions(browser, url, slow(PHONE), moveFilter)),
    )
    report('The very first press, from the press to the card', summarize(await measureFirstPresses(browser, url)))
  } finally {
    await browser.close()
  }
}

/** Measures steps of forms of the site at `siteUrl`, with a CPU four times slower. */
export async function measureForms(siteUrl: string, report: (name: string, figure: string) => void): Promise<void> {
  const browser = await chromium.launch({ executablePath: fullBrowser, args: ['--no-sandbox', '--disable-gpu'] })
  const measure = async (path: string, prepare: Prepare) =>
    summarize(await measureInteractions(browser, siteUrl + path, slow(PHONE), prepare))
  try {
    report('A step of the down payment of a quote, CPU four times slower', await measure('/cotizador', moveDownPayment))
    report('The next step of an empty referral form, CPU four times slower', await measure('/referidos', pressNextStep))
  } finally {
    await browser.close()
  }
}

function summarize(milliseconds: number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return `median of ${sorted.length}: ${at(0.5)} ms, longest ${at(1)} ms`
}

async function measureScriptAtLoad(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  let bytes = 0
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') bytes += Number(response.headers()['content-length'])
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2000)
  await context.close()
  if (!(bytes > 0)) throw new Error('A script has no content-length header.')
  return bytes
}

type Interaction = (time: number) => Promise<void>
/** Finds the elements before the measurement, because a search by name takes longer than the response of the page. */
type Prepare = (page: Page) => Promise<Interaction>

/** Returns the times from an input to the next paint, measured by the Event Timing API of the browser. */
async function measureInteractions(
  browser: Browser,
  url: string,
  { slowdown = 1, ...screen }: Screen,
  prepare: Prepare,
): Promise<number[]> {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url)
  await page.mouse.wheel(0, 10)
  const interact = await prepare(page)
  await page.waitForTimeout(500 * slowdown)
  const figures: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    await page.evaluate(watchEvents)
    await interact(time)
    await page.waitForTimeout(400 * slowdown)
    figures.push(await page.evaluate(longestEvent))
    // Close the card, because on a phone it covers the next lots.
    const closeButton = page.getByRole('button', { name: 'Cerrar la ficha' })
    if (screen.hasTouch && (await closeButton.isVisible())) {
      await closeButton.tap()
      // Otherwise the tap on this button would count as part of the next interaction.
      await page.waitForTimeout(200 * slowdown)
    }
  }
  await context.close()
  return figures
}

const plan = (page: Page) => page.getByRole('group', { name: /^Plano de lotes/ })
const lotButton = (page: Page, code: string) => plan(page).getByRole('button', { name: `${code},` })

async function findMiddle(page: Page, code: string) {
  const box = await lotButton(page, code).boundingBox()
  if (!box) throw new Error(`${code} is not shown.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const pressLots: Prepare = async (page) => {
  await plan(page).waitFor()
  const positions: { x: number; y: number }[] = []
  for (const letter of 'ABCDEFGHIJKLMNOPQRST') positions.push(await findMiddle(page, `${letter}-03`))
  return (time) => {
    const { x, y } = positions[time % positions.length] ?? { x: 0, y: 0 }
    return page.mouse.click(x, y)
  }
}

const tapLots: Prepare = async (page) => {
  await plan(page).waitFor()
  await page.getByRole('button', { name: 'Manzana A', exact: true }).tap()
  return (time) => lotButton(page, `A-0${(time % 4) + 1}`).tap()
}

const typeArrows: Prepare = async (page) => {
  await plan(page).waitFor()
  await lotButton(page, 'D-03').focus()
  return (time) => page.keyboard.press(time % 2 === 0 ? 'ArrowDown' : 'ArrowUp')
}

const moveFilter: Prepare = async (page) => {
  await plan(page).waitFor()
  await page.getByRole('slider', { name: 'Cuota mensual hasta' }).focus()
  return () => page.keyboard.press('ArrowLeft')
}

const moveDownPayment: Prepare = async (page) => {
  const range = page.getByRole('slider', { name: 'Inicial' })
  await range.focus()
  // The browser measures no paint if nothing in the viewport changes, and at the bottom edge a bar covers the range.
  await range.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return () => page.keyboard.press('ArrowRight')
}

const pressNextStep: Prepare = async (page) => {
  const next = page.getByRole('button', { name: 'Agregar referido' })
  await next.scrollIntoViewIfNeeded()
  return () => next.tap()
}

/** Returns the times of first presses, each on a new page, because the first press also loads the script. */
async function measureFirstPresses(browser: Browser, url: string): Promise<number[]> {
  const figures: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const context = await browser.newContext(DESK)
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'load' })
    const box = await page.getByRole('img', { name: /^Plano de lotes/ }).boundingBox()
    if (!box) throw new Error('The plan is not shown.')
    const text = page.getByText('D-05', { exact: true }).first()
    const lotBox = await text.boundingBox()
    if (!lotBox) throw new Error('The lot is not shown.')
    await page.evaluate(watchCard)
    await page.mouse.click(lotBox.x + lotBox.width / 2, lotBox.y + lotBox.height / 2)
    // A locator would calculate the names of 500 lots again and again, on the thread that must show the card.
    figures.push(await page.evaluate(cardTime))
    await context.close()
  }
  return figures
}

type WatchedWindow = typeof globalThis & { longest: number; pressed: number; shown: Promise<number> }

function watchEvents() {
  const watched = globalThis as WatchedWindow
  watched.longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

const longestEvent = () => (globalThis as WatchedWindow).longest

function watchCard() {
  const watched = globalThis as WatchedWindow
  addEventListener('pointerdown', ({ timeStamp }) => (watched.pressed = timeStamp), { capture: true, once: true })
  watched.shown = new Promise((resolve) => {
    new MutationObserver((_, watcher) => {
      if (![...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Lote D-05')) return
      watcher.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    }).observe(document.body, { childList: true, subtree: true })
  })
}

const cardTime = async () => (await (globalThis as WatchedWindow).shown) - (globalThis as WatchedWindow).pressed

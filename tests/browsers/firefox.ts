import { writeFile } from 'node:fs/promises'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { type ControlQuery, findControl } from './control'
import { eventually, type VisitorBrowser } from './visitor-browser'

const executable = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

/** Starts Debian's Firefox, which Puppeteer controls over WebDriver BiDi. */
export async function startFirefox(): Promise<VisitorBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: executable,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'es-PE, es' },
  })
  const page = await browser.newPage()
  const find = (query: ControlQuery) =>
    eventually(`${query.kind} "${query.name}"`, async () => {
      const handle = await page.evaluateHandle(findControl, query)
      return handle.asElement() as ElementHandle<HTMLElement> | null
    })
  const scrollTo = (element: ElementHandle<HTMLElement>) =>
    element.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return {
    name: 'firefox',
    version: await browser.version(),
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    async press(query) {
      const element = await find(query)
      await scrollTo(element)
      const label = await element.evaluateHandle((target) =>
        target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')
          ? (target.labels?.[0] ?? target)
          : target,
      )
      await (label.asElement() as ElementHandle<HTMLElement>).click()
    },
    async type(query, text) {
      const element = await find(query)
      await scrollTo(element)
      await element.click({ count: 3 })
      await page.keyboard.press('Backspace')
      await element.type(text)
    },
    async choose(query, option) {
      const element = await find(query)
      await scrollTo(element)
      const value = await element.evaluate(
        (target, pattern) =>
          [...(target as HTMLSelectElement).options].find((candidate) => new RegExp(pattern).test(candidate.text))
            ?.value ?? '',
        option,
      )
      await element.select(value)
    },
    async attach(selector, file) {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null
      if (!input) throw new Error(`No file field at ${selector}`)
      await input.uploadFile(file)
    },
    read: (inPage, argument) => page.evaluate(inPage as never, argument as never),
    screenshot: async (file) => writeFile(file, await page.screenshot()),
    close: () => browser.close(),
  }
}

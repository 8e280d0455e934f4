import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Builder, By, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { type ControlQuery, findControl } from './control'
import { eventually, type VisitorBrowser } from './visitor-browser'

const executables = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
]
const port = 4444 + Number(process.env.E2E_PORT_SHIFT ?? 0)

/** Starts Debian's WebKitGTK on a virtual screen. Selenium controls it through WebKitWebDriver. */
export async function startWebkit(): Promise<VisitorBrowser> {
  const executable = process.env.WEBKIT ?? executables.find((file) => existsSync(file))
  if (!executable) throw new Error('No WebKit found: install webkit2gtk-driver, xvfb and xauth.')
  const server = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    { stdio: 'ignore', detached: true },
  )
  const stopServer = () => {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL')
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: executable, args: ['--automation'] },
  })
  const driver = await eventually('WebKit', () =>
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
  ).catch((error: unknown) => {
    stopServer()
    throw error
  })
  const find = (query: ControlQuery) =>
    eventually(`${query.kind} "${query.name}"`, () =>
      driver.executeScript<WebElement | null>(`return (${findControl})(arguments[0])`, query),
    )
  const scrollTo = (element: WebElement) =>
    driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element)
  return {
    name: 'webkit',
    version: String((await driver.getCapabilities()).get('browserVersion')),
    open: (url) => driver.get(url),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    async press(query) {
      const element = await find(query)
      await scrollTo(element)
      const target = await driver.executeScript<WebElement>(
        'const t = arguments[0]; return /checkbox|radio/.test(t.type ?? "") ? (t.labels?.[0] ?? t) : t',
        element,
      )
      const svgCenter = await driver.executeScript<{ x: number; y: number } | null>(
        'const t = arguments[0]; if (!(t instanceof SVGElement)) return null; const b = t.getBoundingClientRect(); return { x: Math.round(b.x + b.width / 2), y: Math.round(b.y + b.height / 2) }',
        target,
      )
      // WebKitWebDriver rejects clicks on SVG elements as "not interactable", so click their position.
      if (svgCenter) await driver.actions().move(svgCenter).click().perform()
      else await target.click()
    },
    async type(query, text) {
      const element = await find(query)
      await scrollTo(element)
      await element.click()
      await element.sendKeys(Key.chord(Key.CONTROL, 'a'), Key.BACK_SPACE)
      await element.sendKeys(text)
    },
    async choose(query, option) {
      const element = await find(query)
      await scrollTo(element)
      const matchingOption = await driver.executeScript<WebElement>(
        'return [...arguments[0].options].find((one) => new RegExp(arguments[1]).test(one.text))',
        element,
        option,
      )
      await matchingOption.click()
    },
    attach: async (selector, file) => driver.findElement(By.css(selector)).sendKeys(file),
    read: (inPage, argument) => driver.executeScript(`return (${inPage})(arguments[0])`, argument),
    screenshot: async (file) => writeFile(file, Buffer.from(await driver.takeScreenshot(), 'base64')),
    async close() {
      await driver.quit().catch(() => undefined)
      stopServer()
    },
  }
}

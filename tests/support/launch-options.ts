import { testBrowser } from './test-browser'

/** How browser tests and journeys start the browser: without graphics card, and without background requests. */
export const launchOptions = {
  executablePath: testBrowser,
  args: [
    '--no-sandbox',
    '--enable-unsafe-swiftshader',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

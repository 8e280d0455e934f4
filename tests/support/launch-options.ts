import { testBrowser } from './test-browser'

/** Options for Chromium without a sandbox, without a GPU and without background requests. */
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

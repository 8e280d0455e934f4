// By default each state is checked in one language on one screen. `pnpm screenshots` checks every combination and saves
// screenshots in screenshots/states/.
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { formStates } from './support/form.states'
import type { Language } from './support/forms'
import { headerStates } from './support/header.states'
import { pageStates } from './support/page.states'
import { findAccessibilityViolations, measureHorizontalOverflow } from './support/page-checks'

const savesScreenshots = process.env.SCREENSHOTS === 'true'
const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const languages: Language[] = ['es', 'en']

const screenshotPath = (name: string) => path.resolve(import.meta.dirname, '../../screenshots/states', `${name}.png`)

for (const [index, { name, only, reach }] of [...headerStates, ...pageStates, ...formStates].entries())
  for (const screen of ['desktop', 'phone'] as const)
    for (const language of languages) {
      const isOtherScreen = only && only !== screen
      const ciCombination = index % 2 === 0 ? 'es desktop' : 'en phone'
      const isCheckedInCi = only ? language === 'es' : `${language} ${screen}` === ciCombination
      if (isOtherScreen || !(isCheckedInCi || savesScreenshots)) continue
      test(`the state ${name} fits the screen and is accessible, ${language}, ${screen}`, { tag: '@long' }, async ({
        browser,
      }) => {
        const context = await browser.newContext({ viewport: screens[screen], reducedMotion: 'reduce' })
        const page = await context.newPage()
        const changedElement = await reach(page, language)
        if (savesScreenshots) {
          const options = { path: screenshotPath(`${name}-${language}-${screen}`) }
          await (changedElement ? changedElement.screenshot(options) : page.screenshot(options))
        }
        expect(await measureHorizontalOverflow(page)).toBeLessThanOrEqual(0)
        // walk.e2e.ts checks whole pages. The tour is excluded, because a third-party viewer renders it.
        const checkedElement = changedElement ?? page.locator('html')
        expect(await findAccessibilityViolations(checkedElement, page.getByRole('region', { name: /360°/ }))).toEqual(
          [],
        )
        await context.close()
      })
    }

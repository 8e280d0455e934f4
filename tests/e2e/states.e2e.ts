// Every state that a visitor can bring a page into, reached like a person would and checked like a page: no horizontal
// overflow, no axe findings.
// CI checks each state once, alternating between Spanish on a desktop and English on a phone. `pnpm screenshots` checks
// all
// four and keeps screenshots under screenshots/states/.
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { formStates } from './support/form.states'
import type { Language } from './support/forms'
import { headerStates } from './support/header.states'
import { pageStates } from './support/page.states'
import { accessFaults, overflowOf } from './support/page-checks'

const keepsPictures = process.env.SCREENSHOTS === 'true'
const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const languages: Language[] = ['es', 'en']

const pictureOf = (name: string) => path.resolve(import.meta.dirname, '../../screenshots/states', `${name}.png`)

for (const [at, { name, only, reach }] of [...headerStates, ...pageStates, ...formStates].entries())
  for (const screen of ['desktop', 'phone'] as const)
    for (const language of languages) {
      const elsewhere = only && only !== screen
      const turn = at % 2 === 0 ? 'es desktop' : 'en phone'
      const shortForm = only ? language === 'es' : `${language} ${screen}` === turn
      if (elsewhere || !(shortForm || keepsPictures)) continue
      test(`${name}, ${language}, ${screen}: complete and accessible`, { tag: '@long' }, async ({ browser }) => {
        const context = await browser.newContext({ viewport: screens[screen], reducedMotion: 'reduce' })
        const page = await context.newPage()
        const shown = await reach(page, language)
        if (keepsPictures) {
          const picture = { path: pictureOf(`${name}-${language}-${screen}`) }
          await (shown ? shown.screenshot(picture) : page.screenshot(picture))
        }
        expect(await overflowOf(page)).toBeLessThanOrEqual(0)
        // walk.e2e.ts checks the rest of the page. Canvas and buttons of the tour belong to the viewer.
        const changed = shown ?? page.locator('html')
        expect(await accessFaults(changed, page.getByRole('region', { name: /360°/ }))).toEqual([])
        await context.close()
      })
    }

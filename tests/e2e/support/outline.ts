import type { Page } from '@playwright/test'
import { main } from './page-parts'

const landmarkLine = /^\s*- '?(?:region|complementary|form|heading) "(.+?)"(?: \[level=(\d)\])?'?:?/

/** Title of the campaign that is running. */
const campaignTitle = /^(Verano en|Summer in) Mejía$/

/**
 * Returns the names of a page's sections, forms and main headings in order, without repeating a heading that names its
 * section. Leaves out the campaign notice, because it depends on the date.
 */
export async function readOutline(page: Page): Promise<string[]> {
  const snapshotLines = (await main(page).ariaSnapshot()).split('\n')
  const names = snapshotLines.flatMap((line) => {
    const [, name, level = '1'] = landmarkLine.exec(line) ?? []
    return name && Number(level) <= 2 && !campaignTitle.test(name) ? [name] : []
  })
  return names.filter((name, index) => name !== names[index - 1])
}

import type { Page } from '@playwright/test'
import { main } from './page-parts'

const spoken = /^\s*- '?(?:region|complementary|form|heading) "(.+?)"(?: \[level=(\d)\])?'?:?/

/**
 * Returns the names of a page's sections, forms and main headings in order, as a screen reader announces them. A
 * section and the heading that names it count once. The notice of a running campaign depends on the calendar and is not
 * counted.
 */
export async function outlineOf(page: Page): Promise<string[]> {
  const lines = (await main(page).ariaSnapshot()).split('\n')
  const names = lines.flatMap((line) => {
    const [, name, level = '1'] = spoken.exec(line) ?? []
    return name && Number(level) <= 2 && !name.includes('(demo)') ? [name] : []
  })
  return names.filter((name, index) => name !== names[index - 1])
}

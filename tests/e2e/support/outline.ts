import type { Page } from '@playwright/test'
import { main } from './page-parts'

const spoken = /^\s*- '?(?:region|complementary|form|heading) "(.+?)"(?: \[level=(\d)\])?'?:?/

/**
 * The names of a page's sections, forms and main headings in their order: what a reader hears who walks from one to the
 * next. A section and the heading that names it count once. The notice of a running campaign comes and goes with the
 * calendar and is not counted.
 */
export async function outlineOf(page: Page): Promise<string[]> {
  const lines = (await main(page).ariaSnapshot()).split('\n')
  const names = lines.flatMap((line) => {
    const [, name, level = '1'] = spoken.exec(line) ?? []
    return name && Number(level) <= 2 && !name.includes('(demo)') ? [name] : []
  })
  return names.filter((name, index) => name !== names[index - 1])
}

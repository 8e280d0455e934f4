import type { Locator } from '@playwright/test'

/** Pastes a text through the clipboard, after cutting it from another field of the page. */
export async function paste(field: Locator, text: string, cutFrom: Locator): Promise<void> {
  await cutFrom.fill(text)
  await cutFrom.press('ControlOrMeta+A')
  await cutFrom.press('ControlOrMeta+X')
  await field.focus()
  await field.press('ControlOrMeta+V')
}

import type { Locator } from '@playwright/test'

/** Pastes a text into a field. Cuts the text from another field first, because this fills the clipboard. */
export async function paste(field: Locator, text: string, cutFrom: Locator): Promise<void> {
  await cutFrom.fill(text)
  await cutFrom.press('ControlOrMeta+A')
  await cutFrom.press('ControlOrMeta+X')
  await field.focus()
  await field.press('ControlOrMeta+V')
}

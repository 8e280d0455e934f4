import type { Locator } from '@playwright/test'

/** Pastes a text into a field. Types it into another field first and cuts it there, to fill the clipboard. */
export async function paste(field: Locator, text: string, cutFrom: Locator): Promise<void> {
  await cutFrom.fill(text)
  await cutFrom.press('ControlOrMeta+A')
  await cutFrom.press('ControlOrMeta+X')
  await field.focus()
  await field.press('ControlOrMeta+V')
}

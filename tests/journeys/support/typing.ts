import type { Locator } from '@playwright/test'

/** Pastes a text into a field as people do: cut from one place (any other text field of the page), pasted into another. */
export async function paste(field: Locator, text: string, cutFrom: Locator): Promise<void> {
  await cutFrom.fill(text)
  await cutFrom.press('ControlOrMeta+A')
  await cutFrom.press('ControlOrMeta+X')
  await field.focus()
  await field.press('ControlOrMeta+V')
}

import { expect, type Page } from '@playwright/test'
import type { Language } from './forms'
import { main } from './page-parts'
import { open } from './site'

const notice = {
  es: ['En Mantenimiento', 'Estamos trabajando para mejorar tu experiencia. Volveremos pronto.'],
  en: ['Under maintenance', 'We are working to improve your experience. We will be back soon.'],
} as const

/** Checks that a path responds with the given status and shows the maintenance page in the given language. */
export async function expectMaintenance(page: Page, path: string, status: number, language: Language): Promise<void> {
  const [title, message] = notice[language]
  const response = await open(page, path)
  expect(response?.status(), path).toBe(status)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(main(page)).toContainText(message)
}

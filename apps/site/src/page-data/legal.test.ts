import { afterEach, expect, test, vi } from 'vitest'
import { languageOf } from './legal'

const policy = (en: string) => ({ key: 'privacy-policy' as const, version: '2026-01', body: { es: 'Política', en } })

afterEach(() => {
  vi.restoreAllMocks()
})

test('shows a policy in the language of the page', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(languageOf(policy('Policy'), 'en')).toBe('en')
  expect(languageOf(policy('Policy'), 'es')).toBe('es')
  expect(warn).not.toHaveBeenCalled()
})

test('shows a policy without an English text in Spanish and logs a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(languageOf(policy(' \n'), 'en')).toBe('es')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('privacy-policy 2026-01'))
})

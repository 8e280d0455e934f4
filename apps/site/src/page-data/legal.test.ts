import { afterEach, expect, test, vi } from 'vitest'
import { languageOf } from './legal'

const policy = (en: string) => ({ key: 'privacy-policy' as const, version: '2026-01', body: { es: 'Política', en } })

afterEach(() => {
  vi.restoreAllMocks()
})

test('a policy in both languages is read in the language of the page', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(languageOf(policy('Policy'), 'en')).toBe('en')
  expect(languageOf(policy('Policy'), 'es')).toBe('es')
  expect(warn).not.toHaveBeenCalled()
})

test('a policy without an English text is shown in Spanish, and the log says so', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(languageOf(policy(' \n'), 'en')).toBe('es')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('privacy-policy 2026-01'))
})

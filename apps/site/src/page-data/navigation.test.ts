import { afterEach, expect, test, vi } from 'vitest'
import { warnOfEmptyMenu } from './navigation'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a menu without links is told in the log of the build, once, and a menu with links is not', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  warnOfEmptyMenu([{ target: 'about' }])
  expect(warn).not.toHaveBeenCalled()
  warnOfEmptyMenu([])
  warnOfEmptyMenu([])
  expect(warn.mock.calls).toEqual([[expect.stringContaining('header has no links')]])
})

import { afterEach, expect, test, vi } from 'vitest'
import { warnOfEmptyMenu } from './navigation'

afterEach(() => {
  vi.restoreAllMocks()
})

test('logs a warning once for a menu without links', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  warnOfEmptyMenu([{ target: 'about' }])
  expect(warn).not.toHaveBeenCalled()
  warnOfEmptyMenu([])
  warnOfEmptyMenu([])
  expect(warn.mock.calls).toEqual([[expect.stringContaining('header has no links')]])
})

import { expect, test } from 'vitest'
import { previewUrl } from './preview-url'

test.each([
  ['/proyectos', 'http://127.0.0.1:4030/proyectos'],
  ['//evil.example/x', 'http://127.0.0.1:4030//evil.example/x'],
  ['/\\evil.example/x', 'http://127.0.0.1:4030//evil.example/x'],
  ['https://evil.example/x', 'http://127.0.0.1:4030/https://evil.example/x'],
  ['/a?b#c', 'http://127.0.0.1:4030/a%3Fb%23c'],
])('requests the path %s from the preview process and from no other host', (path, url) => {
  expect(previewUrl(path, 'http://127.0.0.1:4030').href).toBe(url)
})

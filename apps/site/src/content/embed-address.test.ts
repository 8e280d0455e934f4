import { expect, test } from 'vitest'
import { filmOf, frameOf } from './embed-address'

test.each([
  ['https://www.youtube.com/watch?v=abc_123', 'https://www.youtube-nocookie.com/embed/abc_123'],
  ['https://youtu.be/abc_123', 'https://www.youtube-nocookie.com/embed/abc_123'],
  ['https://m.youtube.com/live/abc_123', 'https://www.youtube-nocookie.com/embed/abc_123'],
  ['https://vimeo.com/42', 'https://player.vimeo.com/video/42'],
  ['https://kuula.co/share/xyz', 'https://kuula.co/share/xyz'],
  [
    'https://www.google.com/maps/search/?api=1&query=Mej%C3%ADa',
    'https://www.google.com/maps?q=Mej%C3%ADa&z=16&output=embed',
  ],
  ['https://waze.com/ul?ll=-17.1,-71.9', 'https://embed.waze.com/iframe?zoom=16&lat=-17.1&lon=-71.9&pin=1'],
])('%s is framed as %s', (address, src) => {
  expect(frameOf(address)).toEqual({ kind: 'frame', src })
})

test.each([null, 'https://waze.com/ul?q=Mejia', 'https://example.com/tour', 'https://www.youtube.com/@channel'])(
  '%s is not framed',
  (address) => {
    expect(frameOf(address)).toBeNull()
  },
)

test('a tour or film of a host the page may not frame is a link to it, and none is nothing', () => {
  expect(filmOf('https://example.com/tour')).toEqual({ kind: 'link', src: 'https://example.com/tour' })
  expect(filmOf(null)).toBeNull()
})

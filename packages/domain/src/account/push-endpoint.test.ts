import { expect, test } from 'vitest'
import { isPushEndpoint, PUSH_HOSTS } from './push-endpoint'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-bl2p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.attacker.example/abc', false],
  ['https://attackerpush.apple.com.example/abc', false],
  ['https://fcm.googleapis.com@127.0.0.1/abc', false],
  ['https://user:secret@fcm.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['not a URL', false],
])('%s is an endpoint of a push service: %s', (endpoint, expected) => {
  expect(isPushEndpoint(endpoint, PUSH_HOSTS.split(','))).toBe(expected)
})

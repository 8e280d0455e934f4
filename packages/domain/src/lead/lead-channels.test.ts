import { expect, test } from 'vitest'
import { isConversation, staffChannels, staffObservation } from './lead-channels'

test('only channels in which staff spoke with the person count as a first answer', () => {
  expect(staffChannels.filter(isConversation)).toEqual(['walk-in', 'phone', 'whatsapp', 'fair'])
})

test('the observation names the channel, the user and the note', () => {
  expect(staffObservation({ channel: 'fair', by: 'Rosa', note: 'Busca 120 m²' })).toBe(
    'Canal: feria. Registró: Rosa.\nNota: Busca 120 m²',
  )
  expect(staffObservation({ channel: 'phone', by: 'Luis', note: '' })).toBe('Canal: llamada. Registró: Luis.')
})

import { expect, test } from 'vitest'
import { translator } from './translator'

const catalogue = {
  es: { 'card.months': '{months} meses' },
  en: { 'card.months': '{months} months', 'chat.label': 'Chat' },
}

test('says a text in the language of the page', () => {
  expect(translator('es', catalogue)('card.months', { months: 60 })).toBe('60 meses')
})

test('a text missing in Spanish is said in English', () => {
  expect(translator('es', catalogue)('chat.label')).toBe('Chat')
})

test('a text missing in both languages is the one the caller supplies', () => {
  expect(translator('en', catalogue)('dialog.close', {}, 'Cerrar')).toBe('Cerrar')
})

test('a value nobody gave stays visible as a placeholder', () => {
  expect(translator('en', catalogue)('card.months')).toBe('{months} months')
})

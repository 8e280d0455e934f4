import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { letTabLeaveTexts } from './tab-leaves-texts.dom'

/** Presses a key with the caret in an element. Returns whether the editor received the key. */
function editorReceives(key: string, selector: string): boolean {
  const { window } = new JSDOM('<div data-lexical-editor="true" tabindex="0"><p>Text</p><ul><li>Row</li></ul></div>')
  const { document } = window
  const editor = document.querySelector('div') as HTMLElement
  let isReceived = false
  editor.addEventListener('keydown', () => {
    isReceived = true
  })
  letTabLeaveTexts(document)
  document.getSelection()?.collapse(document.querySelector(selector)?.firstChild ?? null, 1)
  editor.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  return isReceived
}

test('Tab leaves a text, and indents in a list', () => {
  expect(editorReceives('Tab', 'p')).toBe(false)
  expect(editorReceives('Tab', 'li')).toBe(true)
})

test('the editor receives all other keys', () => {
  expect(editorReceives('Enter', 'p')).toBe(true)
})

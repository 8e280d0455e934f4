import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { nameControls } from './control-names.dom'

function named(html: string, language: 'es' | 'en' = 'es'): Document {
  const { document } = new JSDOM(html).window
  nameControls(document, language)
  return document
}

test('names the handle and the actions of each row by its number', () => {
  const document = named(`
    <div id="places-row-1"><div class="collapsible__drag" role="button"></div>
    <div class="array-actions"><button class="popup-button"><svg></svg></button></div></div>`)
  expect(document.querySelector('.collapsible__drag')?.getAttribute('aria-label')).toBe('Mover la fila 2')
  expect(document.querySelector('.popup-button')?.getAttribute('aria-label')).toBe('Acciones de la fila 2')
})

test('names a menu without text, and leaves one with text as it is', () => {
  const document = named('<button class="popup-button"></button><button class="popup-button">Idioma</button>', 'en')
  const labels = [...document.querySelectorAll('.popup-button')].map((button) => button.getAttribute('aria-label'))
  expect(labels).toEqual(['More actions', null])
})

test('names the buttons of a file, and the menu beside the publish button', () => {
  const document = named(`<button class="copy-to-clipboard"></button><button class="file-details__remove"></button>
    <div id="action-save-popup"><button class="popup-button"><svg></svg></button></div>`)
  const labels = [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))
  expect(labels).toEqual(['Copiar la dirección', 'Quitar', 'Más formas de publicar'])
})

test('names a date and a text editor by the label of their fields', () => {
  const document = named(`
    <div class="field-type"><label class="field-label">Fecha</label>
      <div class="react-datepicker__input-container"><input></div></div>
    <div class="field-type"><label class="field-label">Texto</label><div class="ContentEditable__root"></div></div>`)
  const labels = [...document.querySelectorAll('[aria-label]')].map((field) => field.getAttribute('aria-label'))
  expect(labels).toEqual(['Fecha', 'Texto'])
})

test('translates the names that the text editor has in English only', () => {
  const html = '<button aria-label="Edit link"></button>'
  expect(named(html).querySelector('button')?.getAttribute('aria-label')).toBe('Editar enlace')
  expect(named(html, 'en').querySelector('button')?.getAttribute('aria-label')).toBe('Edit link')
})

test('names a select by the label of its field, unless the input has its own label', () => {
  const document = named(`
    <div class="field-type"><label class="field-label">Ciudad<span>*</span></label>
      <div class="react-select"><input id="a"></div></div>
    <div class="field-type"><label class="field-label" for="b">Zona</label><div class="react-select"><input id="b"></div></div>`)
  expect(document.getElementById('a')?.getAttribute('aria-label')).toBe('Ciudad')
  expect(document.getElementById('b')?.hasAttribute('aria-label')).toBe(false)
})

test('shows the button that clears a select to screen readers, and takes its arrow out of the tab order', () => {
  const document = named(`<div class="clear-indicator" role="button" tabindex="0" aria-hidden="true"></div>
    <button class="dropdown-indicator" aria-hidden="true"></button>`)
  const clear = document.querySelector('.clear-indicator')
  expect(clear?.hasAttribute('aria-hidden')).toBe(false)
  expect(clear?.getAttribute('aria-label')).toBe('Quitar la elección')
  expect(document.querySelector<HTMLElement>('.dropdown-indicator')?.tabIndex).toBe(-1)
})

test('reads the tabs of a record with their numbers', () => {
  const document = named(
    '<ul class="doc-tabs__tabs"><a class="doc-tab" href="/" aria-label="Versiones">Versiones 3</a></ul>',
  )
  expect(document.querySelector('ul')?.getAttribute('role')).toBe('group')
  expect(document.querySelector('a')?.hasAttribute('aria-label')).toBe(false)
})

test('makes the head of a record a landmark', () => {
  const header = named('<div class="doc-header"><h1>Ajustes</h1></div>').querySelector('.doc-header')
  expect([header?.getAttribute('role'), header?.getAttribute('aria-label')]).toEqual(['region', 'Título y pestañas'])
})

test('corrects only headings that skip a level, and ignores hidden ones', () => {
  const document = named(`<div class="template-default"><div hidden><h2>Avisos</h2></div><h1>Ajustes</h1>
    <h3>Sedes</h3><h4>Horario</h4><h2>Redes</h2><h3>Facebook</h3></div>`)
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => heading.getAttribute('aria-level'))
  expect(levels).toEqual([null, null, '2', '3', null, null])
})

test('names the icon buttons of the text editor', () => {
  const document = named(`
    <button class="toolbar-popup__button toolbar-popup__button-bold"><svg></svg></button>
    <button aria-label="add dropdown"></button>`)
  const names = [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Negrita', 'Insertar'])
})

import type { Language } from '../language/language'

const texts = {
  es: {
    move: (row: number) => `Mover la fila ${row}`,
    actions: 'Más acciones',
    rowActions: (row: number) => `Acciones de la fila ${row}`,
    clear: 'Quitar la elección',
    edit: 'Editar',
    remove: 'Quitar',
    clearDate: 'Quitar la fecha',
    moveFile: 'Mover el archivo',
    copy: 'Copiar la dirección',
    publishActions: 'Más formas de publicar',
    views: ['Ver en cuadrícula', 'Ver en lista'],
    head: 'Título y pestañas',
    // The text editor has these names in English only.
    editor: {
      'Add block': 'Añadir bloque',
      'Add Column': 'Añadir columna',
      'Add Row': 'Añadir fila',
      'Drag to move': 'Arrastra para mover',
      'Edit link': 'Editar enlace',
      'Insert Paragraph': 'Insertar párrafo',
      'Remove link': 'Quitar enlace',
      'add dropdown': 'Insertar',
      'text dropdown': 'Estilo del texto',
    },
    // The buttons of the text editor, by the end of their class.
    toolbar: {
      bold: 'Negrita',
      italic: 'Cursiva',
      link: 'Enlace',
      indentDecrease: 'Disminuir sangría',
      indentIncrease: 'Aumentar sangría',
    },
  },
  en: {
    move: (row: number) => `Move row ${row}`,
    actions: 'More actions',
    rowActions: (row: number) => `Actions of row ${row}`,
    clear: 'Clear the choice',
    edit: 'Edit',
    remove: 'Remove',
    clearDate: 'Clear the date',
    moveFile: 'Move the file',
    copy: 'Copy the address',
    publishActions: 'More ways to publish',
    views: ['View as grid', 'View as list'],
    head: 'Title and tabs',
    editor: { 'add dropdown': 'Insert', 'text dropdown': 'Text style' },
    toolbar: {
      bold: 'Bold',
      italic: 'Italic',
      link: 'Link',
      indentDecrease: 'Decrease indent',
      indentIncrease: 'Increase indent',
    },
  },
}

const inputsWithoutLabel = [
  '.react-select input:not([aria-labelledby])',
  '.react-datepicker__input-container input',
  '.ContentEditable__root',
].join()

/** Adds what screen readers need to Payload's own form controls, which have no name or are hidden but focusable. */
export function nameControls(root: ParentNode, language: Language): void {
  const messages = texts[language]
  const each = (selector: string, change: (element: HTMLElement) => void) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) change(element)
  }
  each('.collapsible__drag', (handle) => setLabel(handle, messages.move(rowNumber(handle) ?? 1)))
  each('.popup-button', (button) => {
    if (button.textContent?.trim() || button.querySelector('[aria-label], [alt]')) return
    const row = button.closest('.array-actions') ? rowNumber(button) : undefined
    const name = button.closest('#action-save-popup') ? messages.publishActions : messages.actions
    setLabel(button, row ? messages.rowActions(row) : name)
  })
  each('.clear-indicator', (button) => {
    button.removeAttribute('aria-hidden')
    setLabel(button, messages.clear)
  })
  // The arrow keys in the input open the list too.
  each('.dropdown-indicator[aria-hidden="true"]', (button) => {
    if (button.tabIndex !== -1) button.tabIndex = -1
  })
  each('.upload-relationship-details__edit', (button) => setLabel(button, messages.edit))
  each('.copy-to-clipboard', (button) => setLabel(button, messages.copy))
  each('.file-details__remove, .file-field__remove', (button) => setLabel(button, messages.remove))
  each('.upload-relationship-details__remove', (button) => setLabel(button, messages.remove))
  for (const [name, translation] of Object.entries(messages.editor)) {
    each(`[aria-label="${name}"]`, (control) => setLabel(control, translation))
  }
  for (const [key, name] of Object.entries(messages.toolbar)) {
    each(`.toolbar-popup__button-${key}`, (button) => setLabel(button, name))
  }
  each('.upload--has-many__drag', (handle) => setLabel(handle, messages.moveFile))
  each('.date-time-picker__clear-button', (button) => setLabel(button, messages.clearDate))
  for (const [index, button] of root.querySelectorAll('.folder-view-toggle-button').entries()) {
    setLabel(button, messages.views[index % 2] ?? '')
  }
  each(inputsWithoutLabel, (input) => {
    const hasLabel = Boolean((input as Partial<HTMLInputElement>).labels?.length)
    const name = hasLabel ? '' : input.closest('.field-type')?.querySelector('.field-label')?.textContent
    if (name) setLabel(input, name.replace('*', '').trim())
  })
  // Payload puts links directly into the list, and repeats their text as a label, without the number beside it.
  each('ul.doc-tabs__tabs:not([role])', (list) => list.setAttribute('role', 'group'))
  each('a.doc-tab[aria-label]', (link) => link.removeAttribute('aria-label'))
  // The title of a record is outside `main`, so people who jump between landmarks would miss it.
  each('.doc-header:not([role])', (header) => {
    header.setAttribute('role', 'region')
    setLabel(header, messages.head)
  })
  orderHeadings(root)
}

/** Corrects the levels of headings that skip one: Payload titles a list field with `h3`, also right after `h1`. */
function orderHeadings(root: ParentNode): void {
  let lastLevel: number | undefined
  for (const heading of root.querySelectorAll('.template-default :is(h1, h2, h3, h4, h5, h6)')) {
    if (heading.closest('[hidden]')) continue
    const ownLevel = Number(heading.tagName.slice(1))
    const level = lastLevel === undefined ? ownLevel : Math.min(ownLevel, lastLevel + 1)
    if (level === ownLevel) heading.removeAttribute('aria-level')
    else heading.setAttribute('aria-level', String(level))
    lastLevel = level
  }
}

/** Names all controls now and after each change of the page. Returns a function that stops it. */
export function keepControlsNamed(language: Language): () => void {
  const name = () => nameControls(document, language)
  let frame = 0
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(name)
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id', 'aria-hidden'] })
  name()
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}

/** The ids of rows end in their index, such as `establishments-row-0`. */
function rowNumber(element: Element): number | undefined {
  const index = /-row-(\d+)$/.exec(element.closest('[id*="-row-"]')?.id ?? '')?.[1]
  return index === undefined ? undefined : Number(index) + 1
}

function setLabel(element: Element, label: string): void {
  if (element.getAttribute('aria-label') !== label) element.setAttribute('aria-label', label)
}

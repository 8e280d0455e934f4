import { afterEach, expect, test, vi } from 'vitest'
import { requestHydration } from '../src/components/island/hydration-request'
import interactionDirective from './interaction-directive.client'

/** Creates an island whose controls respond only after hydration. */
function createIsland(value: boolean | string = true) {
  const root = document.createElement('div')
  root.innerHTML = `<button type="button">Siguiente</button><label><input type="checkbox" />Acepto</label>
    <select><option>todas</option><option>obras</option></select>
    <svg><rect width="40" height="40" /></svg><p>606 <a href="#more">Más</a></p>`
  document.body.append(root)
  const onPress = vi.fn()
  const onSelect = vi.fn()
  const onPointerEvent = vi.fn()
  const hydrate = vi.fn(async () => {
    root.querySelector('button')?.addEventListener('click', onPress)
    for (const type of ['pointerdown', 'click'])
      root.addEventListener(type, (event) => {
        if (event instanceof PointerEvent) onPointerEvent(type, (event.target as Element).tagName, event.pointerType)
      })
    const select = root.querySelector('select')
    // Simulates React, which resets a select to its value in the served HTML.
    if (select) select.selectedIndex = 0
    select?.addEventListener('change', () => onSelect(select.value))
  })
  let finishLoading = () => {}
  const load = vi.fn(() => new Promise<() => Promise<void>>((resolve) => (finishLoading = () => resolve(hydrate))))
  interactionDirective(load, { name: 'interaction', value: value as string }, root)
  const find = <T extends Element>(name: string) => root.querySelector(name) as T
  return { load, hydrate, onPress, onSelect, onPointerEvent, find, finishLoading: () => finishLoading() }
}

const interact = () => dispatchEvent(new Event('touchstart'))

afterEach(() => {
  interact()
  document.body.replaceChildren()
  sessionStorage.clear()
  history.replaceState(null, '', location.pathname)
})

test('hydrates an island on the first interaction and not before', async () => {
  history.replaceState(null, '', location.pathname)
  const { load, hydrate, finishLoading } = createIsland()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(load).not.toHaveBeenCalled()
  interact()
  finishLoading()
  await expect.poll(() => hydrate.mock.calls.length).toBe(1)
})

test('ignores a pointermove event without movement and hydrates on a real movement', () => {
  const { load } = createIsland()
  dispatchEvent(new PointerEvent('pointermove'))
  expect(load).not.toHaveBeenCalled()
  dispatchEvent(new PointerEvent('pointermove', { movementX: 2 }))
  expect(load).toHaveBeenCalledOnce()
})

test('hydrates only the island that a page script requests', () => {
  const requestedIsland = createIsland()
  const otherIsland = createIsland()
  requestHydration(requestedIsland.find('button'))
  expect(requestedIsland.load).toHaveBeenCalledOnce()
  expect(otherIsland.load).not.toHaveBeenCalled()
})

test('hydrates at once when the URL has a query or the session contains a draft', () => {
  history.replaceState(null, '', `${location.pathname}?categoria=obras`)
  expect(createIsland().load).toHaveBeenCalledOnce()
  history.replaceState(null, '', location.pathname)
  expect(createIsland('draft').load).not.toHaveBeenCalled()
  sessionStorage.setItem('draft', '{}')
  expect(createIsland('draft').load).toHaveBeenCalledOnce()
})

test('repeats a button press made during hydration exactly once', async () => {
  history.replaceState(null, '', location.pathname)
  const { find, finishLoading, onPress } = createIsland()
  interact()
  find<HTMLButtonElement>('button').click()
  finishLoading()
  await expect.poll(() => onPress.mock.calls.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(onPress).toHaveBeenCalledOnce()
})

test('keeps an option selected during hydration and does not toggle a checkbox twice', async () => {
  history.replaceState(null, '', location.pathname)
  const { find, finishLoading, onSelect } = createIsland()
  interact()
  const select = find<HTMLSelectElement>('select')
  select.value = 'obras'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  const checkbox = find<HTMLInputElement>('input')
  checkbox.click()
  finishLoading()
  await expect.poll(() => onSelect.mock.calls).toEqual([['obras']])
  expect(checkbox.checked).toBe(true)
})

const tap = (element: Element) => {
  const { left, top } = element.getBoundingClientRect()
  const position = { clientX: left + 4, clientY: top + 4 }
  element.dispatchEvent(
    new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch', ...position }),
  )
}

test('repeats a tap that a visitor made on a lot during hydration, with the same pointer type', async () => {
  const { find, finishLoading, onPointerEvent } = createIsland()
  interact()
  tap(find('rect'))
  finishLoading()
  await expect
    .poll(() => onPointerEvent.mock.calls)
    .toEqual([
      ['pointerdown', 'rect', 'touch'],
      ['click', 'rect', 'touch'],
    ])
})

test('repeats a tap on an element that was replaced during hydration, and does not follow a link twice', async () => {
  const { find, finishLoading, onPointerEvent, hydrate } = createIsland()
  interact()
  const paragraph = find('p')
  tap(paragraph)
  const replacement = document.createElement('h2')
  replacement.textContent = paragraph.textContent
  paragraph.replaceWith(replacement)
  finishLoading()
  await expect.poll(() => onPointerEvent.mock.calls.at(-1)).toEqual(['click', 'H2', 'touch'])

  const otherIsland = createIsland()
  interact()
  tap(otherIsland.find('a'))
  otherIsland.finishLoading()
  await expect.poll(() => otherIsland.hydrate.mock.calls.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(otherIsland.onPointerEvent).not.toHaveBeenCalled()
  expect(hydrate).toHaveBeenCalledOnce()
})

import { afterEach, expect, test, vi } from 'vitest'
import { requestHydration } from '../src/components/island/hydration-request'
import interactionDirective from './interaction-directive.client'

/** Creates an island with a button and a list that respond once it is hydrated. */
function island(value: boolean | string = true) {
  const root = document.createElement('div')
  root.innerHTML = `<button type="button">Siguiente</button><label><input type="checkbox" />Acepto</label>
    <select><option>todas</option><option>obras</option></select>
    <svg><rect width="40" height="40" /></svg><p>606 <a href="#more">Más</a></p>`
  document.body.append(root)
  const pressed = vi.fn()
  const chosen = vi.fn()
  const placed = vi.fn()
  const hydrate = vi.fn(async () => {
    root.querySelector('button')?.addEventListener('click', pressed)
    for (const type of ['pointerdown', 'click'])
      root.addEventListener(type, (event) => {
        if (event instanceof PointerEvent) placed(type, (event.target as Element).tagName, event.pointerType)
      })
    const list = root.querySelector('select')
    // React resets a select to the value it was served with.
    if (list) list.selectedIndex = 0
    list?.addEventListener('change', () => chosen(list.value))
  })
  let arrive = () => {}
  const load = vi.fn(() => new Promise<() => Promise<void>>((resolve) => (arrive = () => resolve(hydrate))))
  interactionDirective(load, { name: 'interaction', value: value as string }, root)
  const part = <T extends Element>(name: string) => root.querySelector(name) as T
  return { load, hydrate, pressed, chosen, placed, part, arrive: () => arrive() }
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
  const { load, hydrate, arrive } = island()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(load).not.toHaveBeenCalled()
  interact()
  arrive()
  await expect.poll(() => hydrate.mock.calls.length).toBe(1)
})

test('ignores a pointermove without movement and hydrates on a real one', () => {
  const { load } = island()
  dispatchEvent(new PointerEvent('pointermove'))
  expect(load).not.toHaveBeenCalled()
  dispatchEvent(new PointerEvent('pointermove', { movementX: 2 }))
  expect(load).toHaveBeenCalledOnce()
})

test('hydrates only the island that a page script requests', () => {
  const requested = island()
  const other = island()
  requestHydration(requested.part('button'))
  expect(requested.load).toHaveBeenCalledOnce()
  expect(other.load).not.toHaveBeenCalled()
})

test('hydrates at once when the URL has a query or the session holds a draft', () => {
  history.replaceState(null, '', `${location.pathname}?categoria=obras`)
  expect(island().load).toHaveBeenCalledOnce()
  history.replaceState(null, '', location.pathname)
  expect(island('draft').load).not.toHaveBeenCalled()
  sessionStorage.setItem('draft', '{}')
  expect(island('draft').load).toHaveBeenCalledOnce()
})

test('repeats a button press made during hydration exactly once', async () => {
  history.replaceState(null, '', location.pathname)
  const { part, arrive, pressed } = island()
  interact()
  part<HTMLButtonElement>('button').click()
  arrive()
  await expect.poll(() => pressed.mock.calls.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(pressed).toHaveBeenCalledOnce()
})

test('keeps an option selected during hydration and does not toggle a checkbox twice', async () => {
  history.replaceState(null, '', location.pathname)
  const { part, arrive, chosen } = island()
  interact()
  const list = part<HTMLSelectElement>('select')
  list.value = 'obras'
  list.dispatchEvent(new Event('change', { bubbles: true }))
  const tick = part<HTMLInputElement>('input')
  tick.click()
  arrive()
  await expect.poll(() => chosen.mock.calls).toEqual([['obras']])
  expect(tick.checked).toBe(true)
})

const tap = (part: Element) => {
  const { left, top } = part.getBoundingClientRect()
  const at = { clientX: left + 4, clientY: top + 4 }
  part.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch', ...at }))
}

test('repeats a tap on a lot made during hydration, with the same pointer type', async () => {
  const { part, arrive, placed } = island()
  interact()
  tap(part('rect'))
  arrive()
  await expect
    .poll(() => placed.mock.calls)
    .toEqual([
      ['pointerdown', 'rect', 'touch'],
      ['click', 'rect', 'touch'],
    ])
})

test('repeats a tap on an element that was replaced during hydration, and does not follow a link twice', async () => {
  const { part, arrive, placed, hydrate } = island()
  interact()
  const paragraph = part('p')
  tap(paragraph)
  const replacement = document.createElement('h2')
  replacement.textContent = paragraph.textContent
  paragraph.replaceWith(replacement)
  arrive()
  await expect.poll(() => placed.mock.calls.at(-1)).toEqual(['click', 'H2', 'touch'])

  const other = island()
  interact()
  tap(other.part('a'))
  other.arrive()
  await expect.poll(() => other.hydrate.mock.calls.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(other.placed).not.toHaveBeenCalled()
  expect(hydrate).toHaveBeenCalledOnce()
})

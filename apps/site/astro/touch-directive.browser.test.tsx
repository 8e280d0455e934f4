import { afterEach, expect, test, vi } from 'vitest'
import { requestHydration } from '../src/components/live/hydration-request'
import touchDirective from './touch-directive.client'

/** An island with a button and a list, which answer once it is alive. */
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
    // React puts a list back to what it was served with.
    if (list) list.selectedIndex = 0
    list?.addEventListener('change', () => chosen(list.value))
  })
  let arrive = () => {}
  const load = vi.fn(() => new Promise<() => Promise<void>>((resolve) => (arrive = () => resolve(hydrate))))
  touchDirective(load, { name: 'touch', value: value as string }, root)
  const part = <T extends Element>(name: string) => root.querySelector(name) as T
  return { load, hydrate, pressed, chosen, placed, part, arrive: () => arrive() }
}

const touch = () => dispatchEvent(new Event('touchstart'))

afterEach(() => {
  touch()
  document.body.replaceChildren()
  sessionStorage.clear()
  history.replaceState(null, '', location.pathname)
})

test('an island is loaded at the first touch and not before', async () => {
  history.replaceState(null, '', location.pathname)
  const { load, hydrate, arrive } = island()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(load).not.toHaveBeenCalled()
  touch()
  arrive()
  await expect.poll(() => hydrate.mock.calls.length).toBe(1)
})

test('a pointer that only rests there wakes nothing, one that moves does', () => {
  const { load } = island()
  dispatchEvent(new PointerEvent('pointermove'))
  expect(load).not.toHaveBeenCalled()
  dispatchEvent(new PointerEvent('pointermove', { movementX: 2 }))
  expect(load).toHaveBeenCalledOnce()
})

test('a script of the page hydrates the island it names, and no other', () => {
  const asked = island()
  const other = island()
  requestHydration(asked.part('button'))
  expect(asked.load).toHaveBeenCalledOnce()
  expect(other.load).not.toHaveBeenCalled()
})

test('a choice that stands in the address is shown at once, and so is what the session kept', () => {
  history.replaceState(null, '', `${location.pathname}?categoria=obras`)
  expect(island().load).toHaveBeenCalledOnce()
  history.replaceState(null, '', location.pathname)
  expect(island('draft').load).not.toHaveBeenCalled()
  sessionStorage.setItem('draft', '{}')
  expect(island('draft').load).toHaveBeenCalledOnce()
})

test('a button pressed while the island was on its way is pressed again, once', async () => {
  history.replaceState(null, '', location.pathname)
  const { part, arrive, pressed } = island()
  touch()
  part<HTMLButtonElement>('button').click()
  arrive()
  await expect.poll(() => pressed.mock.calls.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(pressed).toHaveBeenCalledOnce()
})

test('a choice made while the island was on its way is kept, and a tick is not turned over', async () => {
  history.replaceState(null, '', location.pathname)
  const { part, arrive, chosen } = island()
  touch()
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

test('a lot pressed while the plan was on its way is pressed again, by the same finger', async () => {
  const { part, arrive, placed } = island()
  touch()
  tap(part('rect'))
  arrive()
  await expect
    .poll(() => placed.mock.calls)
    .toEqual([
      ['pointerdown', 'rect', 'touch'],
      ['click', 'rect', 'touch'],
    ])
})

test('so is what became another element meanwhile, and a link is not followed twice', async () => {
  const { part, arrive, placed, hydrate } = island()
  touch()
  const words = part('p')
  tap(words)
  const same = document.createElement('h2')
  same.textContent = words.textContent
  words.replaceWith(same)
  arrive()
  await expect.poll(() => placed.mock.calls.at(-1)).toEqual(['click', 'H2', 'touch'])

  const other = island()
  touch()
  tap(other.part('a'))
  other.arrive()
  await expect.poll(() => other.hydrate.mock.calls.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(other.placed).not.toHaveBeenCalled()
  expect(hydrate).toHaveBeenCalledOnce()
})

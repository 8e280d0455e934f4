import { afterEach, expect, test, vi } from 'vitest'
import touchDirective from './touch-directive.client'

/** An island with a button and a list, which answer once it is alive. */
function island(value: boolean | string = true) {
  const root = document.createElement('div')
  root.innerHTML = `<button type="button">Siguiente</button><label><input type="checkbox" />Acepto</label>
    <select><option>todas</option><option>obras</option></select>`
  document.body.append(root)
  const pressed = vi.fn()
  const chosen = vi.fn()
  const hydrate = vi.fn(async () => {
    root.querySelector('button')?.addEventListener('click', pressed)
    const list = root.querySelector('select')
    // React puts a list back to what it was served with.
    if (list) list.selectedIndex = 0
    list?.addEventListener('change', () => chosen(list.value))
  })
  let arrive = () => {}
  const load = vi.fn(() => new Promise<() => Promise<void>>((resolve) => (arrive = () => resolve(hydrate))))
  touchDirective(load, { name: 'touch', value: value as string }, root)
  const part = <T extends Element>(name: string) => root.querySelector(name) as T
  return { load, hydrate, pressed, chosen, part, arrive: () => arrive() }
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

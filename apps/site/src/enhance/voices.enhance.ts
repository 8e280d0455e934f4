export function enhance(root: HTMLElement) {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-voice]')]
  const count = new Set(parts.map(({ dataset }) => dataset.voice)).size
  const counter = root.querySelector('[data-voices=current]')
  let current = 0
  const show = (index: number) => {
    current = (index + count) % count
    for (const part of parts) part.classList.toggle('is-current', part.dataset.voice === String(current))
    if (counter) counter.textContent = String(current + 1)
  }
  root.querySelector('[data-voices=previous]')?.addEventListener('click', () => show(current - 1))
  root.querySelector('[data-voices=next]')?.addEventListener('click', () => show(current + 1))
}

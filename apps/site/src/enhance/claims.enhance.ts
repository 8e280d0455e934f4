export function enhance(root: HTMLElement) {
  const choose = (claim: Element) => {
    const radio = claim.querySelector('input')
    if (radio) radio.checked = true
  }
  const reading = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting && innerWidth < 768) choose(entry.target)
    },
    { root, threshold: 0.9 },
  )
  for (const claim of root.querySelectorAll('.claim')) {
    claim.addEventListener('pointerenter', (event) => {
      if ((event as PointerEvent).pointerType === 'mouse') choose(claim)
    })
    reading.observe(claim)
  }
}

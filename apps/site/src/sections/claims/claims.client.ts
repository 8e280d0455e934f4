const phone = 768

/** The claim under the pointer is the long one; on a phone, the one that is being read. */
export function followReader(root: HTMLElement) {
  const choose = (claim: Element) => {
    const radio = claim.querySelector('input')
    if (radio) radio.checked = true
  }
  const reading = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting && innerWidth < phone) choose(entry.target)
    },
    { root, threshold: 0.9 },
  )
  for (const claim of root.querySelectorAll('label')) {
    claim.addEventListener('pointerenter', (event) => {
      if (event.pointerType === 'mouse') choose(claim)
    })
    reading.observe(claim)
  }
}

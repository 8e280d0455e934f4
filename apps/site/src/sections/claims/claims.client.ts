const phone = 768

/** Widens the claim under the pointer; on phones, the one in view. */
export function widenActiveClaim(root: HTMLElement) {
  const choose = (claim: Element) => {
    const radio = claim.querySelector('input')
    if (radio) radio.checked = true
  }
  const inView = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting && innerWidth < phone) choose(entry.target)
    },
    { root, threshold: 0.9 },
  )
  for (const claim of root.querySelectorAll('label')) {
    claim.addEventListener('pointerenter', (event) => {
      if (event.pointerType === 'mouse') choose(claim)
    })
    inView.observe(claim)
  }
}

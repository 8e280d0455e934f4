const PHONE_MAX_WIDTH = 768

/** Widens the claim under the pointer or, on phones, the claim in view. */
export function widenActiveClaim(root: HTMLElement) {
  const select = (claim: Element) => {
    const radio = claim.querySelector('input')
    if (radio) radio.checked = true
  }
  const viewObserver = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting && innerWidth < PHONE_MAX_WIDTH) select(entry.target)
    },
    { root, threshold: 0.9 },
  )
  for (const claim of root.querySelectorAll('label')) {
    claim.addEventListener('pointerenter', (event) => {
      if (event.pointerType === 'mouse') select(claim)
    })
    viewObserver.observe(claim)
  }
}

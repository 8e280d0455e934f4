/** Replaces the poster by the tour, film or map, once the visitor asked for it. */
export function enhance(root: HTMLElement) {
  const link = root.querySelector<HTMLAnchorElement>('[data-plays]')
  if (!link) return
  link.setAttribute('role', 'button')
  let asked = false
  link.addEventListener('click', async (event) => {
    event.preventDefault()
    if (asked) return
    asked = true
    if (root.dataset.kind === 'panorama') await showPanorama(root, link.href)
    else showFrame(root, link.href)
    root.dataset.live = ''
  })
}

function showFrame(root: HTMLElement, src: string) {
  const frame = document.createElement('iframe')
  frame.src = src
  frame.title = root.dataset.title ?? ''
  frame.allow = 'fullscreen; gyroscope; accelerometer; xr-spatial-tracking'
  frame.allowFullscreen = true
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  root.append(frame)
  frame.focus()
}

async function showPanorama(root: HTMLElement, src: string) {
  const stage = document.createElement('div')
  stage.className = 'embed__stage'
  try {
    const { openPanorama } = await import('./panorama')
    root.append(stage)
    await openPanorama(stage, src, root.dataset.title ?? '')
  } catch {
    // The viewer did not arrive: the picture alone is better than a button that does nothing.
    location.assign(src)
  }
}

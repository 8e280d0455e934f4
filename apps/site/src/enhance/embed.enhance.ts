/** Replaces the poster by the tour, film or map, once the visitor asked for it. */
export function enhance(root: HTMLElement) {
  const link = root.querySelector<HTMLAnchorElement>('[data-plays]')
  if (!link) return
  link.setAttribute('role', 'button')
  link.addEventListener('click', async (event) => {
    event.preventDefault()
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
  const { openPanorama } = await import('./panorama')
  const stage = document.createElement('div')
  stage.className = 'embed__stage'
  root.append(stage)
  await openPanorama(stage, src, root.dataset.title ?? '')
}

import { embedSelectors, isEmbedOpen, kindOfEmbed, markEmbedOpen, titleOfEmbed } from './embed.dom'
import styles from './embed.module.css'

/** Shows a tour, video or map instead of its poster after a click. */
export function openEmbedsOnClick() {
  for (const link of document.querySelectorAll(embedSelectors.start)) link.setAttribute('role', 'button')
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(embedSelectors.start)
    const root = link?.closest<HTMLElement>(embedSelectors.root)
    if (!link || !root) return
    event.preventDefault()
    if (isEmbedOpen(root)) return
    markEmbedOpen(root)
    const kind = kindOfEmbed(root)
    if (kind === 'panorama') await showPanorama(root, link.href)
    else if (kind === 'video') playVideo(root)
    else showFrame(root, link.href)
  })
}

/** Plays the video. If the browser rejects play(), the visitor can use the visible controls. */
function playVideo(root: HTMLElement) {
  const video = root.querySelector('video')
  video?.play?.().catch(() => undefined)
  video?.focus()
}

function showFrame(root: HTMLElement, src: string) {
  const frame = document.createElement('iframe')
  frame.src = src
  frame.title = titleOfEmbed(root)
  frame.allow = 'fullscreen; gyroscope; accelerometer; xr-spatial-tracking'
  frame.allowFullscreen = true
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  root.append(frame)
  frame.focus()
}

async function showPanorama(root: HTMLElement, src: string) {
  const stage = document.createElement('div')
  stage.className = styles.stage ?? ''
  try {
    const { openPanorama } = await import('./panorama')
    root.append(stage)
    await openPanorama(stage, src, titleOfEmbed(root))
  } catch {
    // If the viewer fails to load, the browser shows the flat image.
    location.assign(src)
  }
}

import { embedSelectors, isEmbedOpen, kindOfEmbed, markEmbedOpen, titleOfEmbed } from './embed.hooks'
import styles from './embed.module.css'

/** Shows the tour, film or map in place of its poster, once the visitor asked for it. */
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
    else if (kind === 'film') playFilm(root)
    else showFrame(root, link.href)
  })
}

/** Refused or not, its controls are there now; a browser without films shows the words inside the tag instead. */
function playFilm(root: HTMLElement) {
  const film = root.querySelector('video')
  film?.play?.().catch(() => undefined)
  film?.focus()
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
    // The viewer did not arrive: the picture alone is better than a button that does nothing.
    location.assign(src)
  }
}

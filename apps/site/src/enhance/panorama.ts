// The heaviest script of the site, loaded only by those who open a tour.

import { Viewer } from '@photo-sphere-viewer/core'
// As an address, not as an import: an imported style sheet would be linked by every page that can open a tour.
import stylesUrl from '@photo-sphere-viewer/core/index.css?url'
import { panoramaWords } from './panorama-words'

export async function openPanorama(stage: HTMLElement, panorama: string, caption: string) {
  await loadStyles()
  const viewer = new Viewer({
    container: stage,
    panorama,
    caption,
    lang: panoramaWords(document.documentElement.lang),
    navbar: ['zoom', 'move', 'caption', 'fullscreen'],
    defaultZoomLvl: 0,
    // A wheel over the picture keeps scrolling the page.
    mousewheelCtrlKey: true,
  })
  // The viewer listens to the whole window: arrow keys are its own only while the visitor is in it.
  stage.tabIndex = 0
  stage.role = 'region'
  stage.ariaLabel = caption
  stage.addEventListener('focusin', () => viewer.startKeyboardControl())
  stage.addEventListener('focusout', () => viewer.stopKeyboardControl())
  stage.focus({ preventScroll: true })
}

function loadStyles(): Promise<void> {
  if (document.querySelector(`link[href="${stylesUrl}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = stylesUrl
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => reject(new Error('The styles of the tour did not load.')), { once: true })
    document.head.append(link)
  })
}

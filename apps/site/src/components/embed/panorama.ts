// This is the largest script of the site, so it loads only when a visitor opens a tour.

import { Viewer } from '@photo-sphere-viewer/core'
import stylesUrl from '@photo-sphere-viewer/core/index.css?url'
import { loadStylesheet } from '@/components/stylesheet/load-stylesheet'
import { panoramaLabels } from './panorama-labels'

export async function openPanorama(stage: HTMLElement, panorama: string, caption: string) {
  await loadStylesheet(stylesUrl)
  const viewer = new Viewer({
    container: stage,
    panorama,
    caption,
    lang: panoramaLabels(document.documentElement.lang),
    navbar: ['zoom', 'move', 'caption', 'fullscreen'],
    defaultZoomLvl: 0,
    // Without Ctrl the mouse wheel scrolls the page.
    mousewheelCtrlKey: true,
  })
  // The viewer listens on the window. Without focus the arrow keys must scroll the page.
  stage.tabIndex = 0
  stage.role = 'region'
  stage.ariaLabel = caption
  stage.addEventListener('focusin', () => viewer.startKeyboardControl())
  stage.addEventListener('focusout', () => viewer.stopKeyboardControl())
  stage.focus({ preventScroll: true })
}

// Import this module dynamically, because the viewer is a large script that is needed only when a visitor opens a tour.

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
    // The mouse wheel zooms only while Ctrl is pressed; otherwise it scrolls the page.
    mousewheelCtrlKey: true,
  })
  // The viewer listens to keys on the window, but the arrow keys must scroll the page while the focus is outside the
  // viewer.
  stage.tabIndex = 0
  stage.role = 'region'
  stage.ariaLabel = caption
  stage.addEventListener('focusin', () => viewer.startKeyboardControl())
  stage.addEventListener('focusout', () => viewer.stopKeyboardControl())
  stage.focus({ preventScroll: true })
}

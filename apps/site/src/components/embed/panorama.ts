// The heaviest script of the site, loaded only by those who open a tour.

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

import { videoSelectors } from './video.dom'

type Connection = { saveData?: boolean; effectiveType?: string }

const phoneQuery = '(max-width: 767px)'

/**
 * Starts the video after the page has loaded, unless data saving is on, the connection is slow or the visitor prefers
 * reduced motion. The pause and play buttons work in any case.
 */
export function startVideo(root: HTMLElement) {
  const video = root.querySelector('video')
  const pause = root.querySelector<HTMLElement>(videoSelectors.pause)
  const play = root.querySelector<HTMLElement>(videoSelectors.play)
  if (!video || !pause || !play) return
  const { saveData, effectiveType = '4g' } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
  const shouldStartPaused = saveData || effectiveType !== '4g' || matchMedia('(prefers-reduced-motion: reduce)').matches

  video.addEventListener('playing', () => {
    video.hidden = false
  })
  const showControl = (control: HTMLElement) => {
    const hasFocus = document.activeElement === pause || document.activeElement === play
    pause.hidden = control !== pause
    play.hidden = control !== play
    if (hasFocus) control.focus()
  }
  // The buttons follow the events of the video, because phones in power-saving mode reject play().
  video.addEventListener('play', () => showControl(pause))
  video.addEventListener('pause', () => showControl(play))
  const start = () => video.play().catch(() => showControl(play))
  pause.addEventListener('click', () => video.pause())
  play.addEventListener('click', start)
  const startWhenReady = () => {
    if (shouldStartPaused) return showControl(play)
    // On phones the video loads last, because it is larger than the rest of the page.
    if (matchMedia(phoneQuery).matches && 'requestIdleCallback' in window) return requestIdleCallback(start)
    return start()
  }
  if (document.readyState === 'complete') startWhenReady()
  else addEventListener('load', startWhenReady, { once: true })
}

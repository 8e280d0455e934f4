import { filmSelectors } from './film.dom'

type Connection = { saveData?: boolean }

const phone = '(max-width: 767px)'

/** Starts the video after the page has loaded, unless the visitor saves data or prefers reduced motion. */
export function startFilm(root: HTMLElement) {
  const video = root.querySelector('video')
  const pause = root.querySelector<HTMLElement>(filmSelectors.pause)
  const play = root.querySelector<HTMLElement>(filmSelectors.play)
  if (!video || !pause || !play) return
  const { saveData } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
  const shouldStartPaused = saveData || matchMedia('(prefers-reduced-motion: reduce)').matches

  video.addEventListener('playing', () => {
    video.hidden = false
  })
  const showControl = (control: HTMLElement) => {
    const hasFocus = document.activeElement === pause || document.activeElement === play
    pause.hidden = control !== pause
    play.hidden = control !== play
    if (hasFocus) control.focus()
  }
  // Phones in power-saving mode reject play(), so the buttons show the actual state of the video.
  video.addEventListener('play', () => showControl(pause))
  video.addEventListener('pause', () => showControl(play))
  const start = () => video.play().catch(() => showControl(play))
  pause.addEventListener('click', () => video.pause())
  play.addEventListener('click', start)
  const startWhenReady = () => {
    if (shouldStartPaused) return showControl(play)
    // The video is larger than the page, so on phones it loads last.
    if (matchMedia(phone).matches && 'requestIdleCallback' in window) return requestIdleCallback(start)
    return start()
  }
  if (document.readyState === 'complete') startWhenReady()
  else addEventListener('load', startWhenReady, { once: true })
}

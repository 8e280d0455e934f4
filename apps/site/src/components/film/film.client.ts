import { filmSelectors } from './film.hooks'

type Connection = { saveData?: boolean }

const phone = '(max-width: 767px)'

/** Starts the film once the page has loaded, unless the visitor saves data or asked for less motion. */
export function startFilm(root: HTMLElement) {
  const film = root.querySelector('video')
  const pause = root.querySelector<HTMLElement>(filmSelectors.pause)
  const play = root.querySelector<HTMLElement>(filmSelectors.play)
  if (!film || !pause || !play) return
  const { saveData } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
  const staysStill = saveData || matchMedia('(prefers-reduced-motion: reduce)').matches

  film.addEventListener('playing', () => {
    film.hidden = false
  })
  const offer = (control: HTMLElement) => {
    const focused = document.activeElement === pause || document.activeElement === play
    pause.hidden = control !== pause
    play.hidden = control !== play
    if (focused) control.focus()
  }
  // A phone that saves power refuses to play: the buttons follow the film, not the wish.
  film.addEventListener('play', () => offer(pause))
  film.addEventListener('pause', () => offer(play))
  const start = () => film.play().catch(() => offer(play))
  pause.addEventListener('click', () => film.pause())
  play.addEventListener('click', start)
  const begin = () => {
    if (staysStill) return offer(play)
    // On a phone the film weighs more than the page: everything else comes first.
    if (matchMedia(phone).matches && 'requestIdleCallback' in window) return requestIdleCallback(start)
    return start()
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

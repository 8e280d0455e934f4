type Connection = { saveData?: boolean }

/** Starts the film once the page has loaded, unless the visitor saves data or asked for less motion. */
export function enhance(root: HTMLElement) {
  const film = root.querySelector('video')
  const pause = root.querySelector<HTMLElement>('[data-film=pause]')
  const play = root.querySelector<HTMLElement>('[data-film=play]')
  if (!film || !pause || !play) return
  const { saveData } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
  const calm = saveData || matchMedia('(prefers-reduced-motion: reduce)').matches

  film.addEventListener('playing', () => {
    film.hidden = false
  })
  const run = (on: boolean) => {
    if (on) film.play()
    else film.pause()
    pause.hidden = !on
    play.hidden = on
  }
  pause.addEventListener('click', () => {
    run(false)
    play.focus()
  })
  play.addEventListener('click', () => {
    run(true)
    pause.focus()
  })
  const begin = () => run(!calm)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

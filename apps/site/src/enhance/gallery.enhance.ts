/** Thumbs change the large picture; the lightbox shows the same one and walks on with arrows and arrow keys. */
export function enhance(root: HTMLElement) {
  const all = (name: string) => [...root.querySelectorAll<HTMLElement>(`[data-gallery=${name}]`)]
  const [pictures, thumbs] = [all('picture'), all('thumb')]
  const [stage] = all('stage')
  const [caption] = all('caption')
  const lightbox = root.querySelector('dialog')
  let current = 0

  const show = (index: number) => {
    current = (index + pictures.length) % pictures.length
    pictures.forEach((picture, at) => {
      picture.hidden = at !== current
    })
    thumbs.forEach((thumb, at) => {
      if (at === current) thumb.setAttribute('aria-current', 'true')
      else thumb.removeAttribute('aria-current')
    })
    if (lightbox?.open) fillStage()
  }

  const fillStage = () => {
    const copy = pictures[current]?.querySelector('picture')?.cloneNode(true) as HTMLElement | undefined
    if (!copy || !stage) return
    for (const source of copy.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
      source.sizes = '100vw'
    const image = copy.querySelector('img')
    if (image) image.loading = 'eager'
    stage.replaceChildren(copy)
    if (caption) caption.textContent = image?.alt ?? ''
  }

  thumbs.forEach((thumb, index) => {
    thumb.setAttribute('role', 'button')
    thumb.addEventListener('click', (event) => {
      event.preventDefault()
      show(index)
    })
  })
  root.querySelector(`[data-opens="${lightbox?.id}"]`)?.addEventListener('click', fillStage)
  all('previous')[0]?.addEventListener('click', () => show(current - 1))
  all('next')[0]?.addEventListener('click', () => show(current + 1))
  lightbox?.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') show(current - 1)
    if (event.key === 'ArrowRight') show(current + 1)
  })
}

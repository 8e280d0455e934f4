import '@/styles/tokens.css'
import '@/styles/base.css'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Embed } from '@/components/embed/embed'
import { sampleImage } from '@/components/image/image.fixture'
import { textsFor } from '@/i18n/translator'
import { Gallery } from './gallery'
import { GalleryCarousel } from './gallery-carousel'
import { GalleryImages } from './gallery-images'
import { GalleryPlan } from './gallery-plan'

const texts = textsFor('es', 'gallery', 'dialog')
const images = ['La piscina', 'El malecón', 'La casa club'].map(sampleImage)
const grid = <GalleryImages locale="es" texts={texts} images={images} />
const gallery = {
  title: 'Mira cómo',
  titleBold: 'se vive',
  subtitle: null,
  modesLabel: 'Modo de galería',
  modes: [{ id: 'images' as const, label: 'Galería' }],
  images: grid,
  note: null,
  appointment: {
    title: 'Ven',
    titleBold: 'a verlo',
    description: '',
    buttonText: 'Programar visita',
    href: '#form-appointment',
    more: null,
  },
}
const tour = (
  <Embed
    source={{ kind: 'frame', src: 'https://kuula.co/post/x' }}
    poster={sampleImage('La portada')}
    title="Recorrido"
    button="Empezar el recorrido"
  />
)

test('shows the image of a clicked thumbnail and marks the thumbnail as current', async () => {
  const screen = await render(grid)
  const thumb = screen.getByRole('button', { name: 'Imagen 2 de 3' })
  await thumb.click()
  await expect.element(thumb).toHaveAttribute('aria-current', 'true')
  await expect.element(screen.getByRole('img', { name: 'El malecón' })).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'La piscina' })).not.toBeInTheDocument()
})

test('opens an image full screen, navigates with keys, and keeps the last image viewed', async () => {
  const screen = await render(grid)
  await screen.getByRole('button', { name: 'Ver en pantalla completa' }).click()
  const lightbox = screen.getByRole('dialog')
  await expect.element(lightbox).toBeVisible()
  await expect.element(lightbox.getByRole('img', { name: 'La piscina' }).first()).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(lightbox.getByText('El malecón')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(lightbox).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Imagen 2 de 3' })).toHaveAttribute('aria-current', 'true')
})

test('shows tabs only if the gallery has more than one mode', async () => {
  const screen = await render(<Gallery {...gallery} />)
  await expect.element(screen.getByRole('tablist')).not.toBeInTheDocument()
  const modes = [
    ...gallery.modes,
    { id: 'tour' as const, label: 'Recorrido' },
    { id: 'video' as const, label: 'Video' },
  ]
  await screen.rerender(<Gallery {...gallery} modes={modes} tour={tour} video={<p>La película</p>} />)
  await screen.getByRole('tab', { name: 'Recorrido' }).click()
  await expect.element(screen.getByRole('link', { name: 'Empezar el recorrido' })).toBeVisible()
  const video = screen.getByRole('tab', { name: 'Video' })
  await video.click()
  await expect.element(video).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByText('La película')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Empezar el recorrido' })).not.toBeInTheDocument()
})

test('shows images and floor plans in a carousel and enlarges the current slide', async () => {
  const svg = { viewBox: '0 0 960 720', content: '<text y="50">Sala</text>', alt: 'Plano de un dormitorio' }
  const labels = {
    kind: 'carrusel',
    previous: 'Anterior',
    next: 'Siguiente',
    pause: '',
    play: '',
    slides: ['1 de 2', '2 de 2'],
  }
  const slides = [
    { kind: 'image' as const, image: sampleImage('La cocina') },
    { kind: 'svg' as const, key: 'plan', width: 960, height: 720, alt: svg.alt, slot: 'plan1' as const },
  ]
  const screen = await render(
    <GalleryCarousel
      locale="es"
      texts={texts}
      labels={labels}
      title="Por dentro"
      slides={slides}
      plan1={<GalleryPlan svg={svg} />}
    />,
  )
  const carousel = screen.getByRole('region', { name: 'Por dentro' })
  await expect.element(carousel.getByText('1 / 2')).toBeVisible()
  await carousel.getByRole('button', { name: 'Siguiente' }).click()
  await expect.element(carousel.getByText('2 / 2')).toBeVisible()
  await carousel.getByRole('button', { name: 'Ver en pantalla completa' }).click()
  const lightbox = screen.getByRole('dialog')
  await expect.element(lightbox.getByRole('img', { name: 'Plano de un dormitorio' }).first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
})

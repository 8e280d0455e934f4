import '@/styles/tokens.css'
import '@/styles/base.css'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { samplePicture } from '@/components/picture/picture.fixture'
import { textsFor } from '@/i18n/translator'
import { Gallery } from './gallery'

const pictures = ['La piscina', 'El malecón', 'La casa club'].map(samplePicture)
const gallery = {
  locale: 'es' as const,
  texts: textsFor('es', 'gallery', 'dialog'),
  name: 'Santorini',
  title: 'Mira cómo',
  titleBold: 'se vive',
  subtitle: null,
  pictures,
  tour: null,
  film: null,
  poster: samplePicture('La portada'),
  note: null,
  visit: { title: 'Ven', titleBold: 'a verlo', description: '', buttonText: 'Programar visita', href: '#form-visit' },
}

test('a thumb shows its picture large and is marked', async () => {
  const screen = await render(<Gallery {...gallery} />)
  const thumb = screen.getByRole('button', { name: 'Imagen 2 de 3' })
  await thumb.click()
  await expect.element(thumb).toHaveAttribute('aria-current', 'true')
  await expect.element(screen.getByRole('img', { name: 'El malecón' })).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'La piscina' })).not.toBeInTheDocument()
})

test('the picture opens as large as the screen, keys turn it, and the gallery stays at the last one seen', async () => {
  const screen = await render(<Gallery {...gallery} />)
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

test('there are tabs only where there is something to choose', async () => {
  const screen = await render(<Gallery {...gallery} />)
  await expect.element(screen.getByRole('tablist')).not.toBeInTheDocument()
  await screen.rerender(<Gallery {...gallery} tour={{ kind: 'frame', src: 'https://kuula.co/post/x' }} />)
  await screen.getByRole('tab', { name: 'Recorrido' }).click()
  await expect.element(screen.getByRole('link', { name: 'Empezar el recorrido' })).toBeVisible()
})

import '@/styles/tokens.css'
import '@/styles/base.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { openEmbedsOnClick } from '@/components/embed/embed.client'
import { sampleImage } from '@/components/image/image.fixture'
import { VideoPlayer } from './video-player'

const sampleVideo = {
  files: [{ src: '/nowhere/video.mp4', mimeType: 'video/mp4' }],
  poster: sampleImage('La piscina'),
  title: 'Video de Santorini',
  text: 'La piscina desde el aire; después, la calle.',
  labels: {
    start: 'Ver el video',
    inWords: 'Qué se ve en el video',
    unsupported: 'Tu navegador no soporta el tag de video.',
  },
}

test('shows the poster and does not load the video until the visitor starts it', async () => {
  const screen = await render(<VideoPlayer {...sampleVideo} />)
  openEmbedsOnClick()
  const video = screen.container.querySelector('video')
  expect(video?.checkVisibility()).toBe(false)
  expect(video?.preload).toBe('none')
  expect(video?.networkState).toBe(HTMLMediaElement.NETWORK_IDLE)
  expect(video?.textContent).toBe('Tu navegador no soporta el tag de video.')
  const start = screen.getByRole('button', { name: 'Ver el video' })
  await start.click()
  expect(video?.checkVisibility()).toBe(true)
  expect(video?.controls).toBe(true)
  expect(video?.muted).toBe(false)
  await expect.element(start).not.toBeInTheDocument()
})

test('offers a text description of the video', async () => {
  const screen = await render(<VideoPlayer {...sampleVideo} />)
  await expect.element(screen.getByText(sampleVideo.text)).not.toBeVisible()
  await screen.getByText('Qué se ve en el video').click()
  await expect.element(screen.getByText(sampleVideo.text)).toBeVisible()
})

import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkRelease } from './check-release'

const alternates = (es: string, en: string) =>
  `<link rel="alternate" hreflang="es-PE" href="https://x.example${es}"><link rel="alternate" hreflang="en" href="https://x.example${en}">`
const page = (body: string, links = alternates('/nosotros', '/en/about')) =>
  `<html><head>${links}</head><body>${body}</body></html>`

let folder = ''
const write = async (name: string, html: string) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
  await writeFile(path.join(folder, name), html)
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'check-'))
  await write(
    'index.html',
    page('<a href="/nosotros?x=1#y">Nosotros</a> <img src="/media/a.jpg">', alternates('/', '/en')),
  )
  await write('en.html', page('', alternates('/', '/en')))
  await write('nosotros.html', page('<a href="/">Inicio</a>'))
  await write('en/about.html', page(''))
  await write('404.html', page('', '<meta name="robots" content="noindex">'))
})

describe('checkRelease', () => {
  test('accepts a complete release', async () => {
    expect(await checkRelease(folder)).toEqual([])
  })

  test('reports a broken link with its page', async () => {
    await write('nosotros.html', page('<a href="/noticias/99">Noticia</a>'))
    expect(await checkRelease(folder)).toEqual(['La página /nosotros.html enlaza a /noticias/99, que no existe.'])
  })

  test('reports a page whose translation is missing', async () => {
    await write('nosotros.html', page('', alternates('/nosotros', '/en/about-us')))
    expect(await checkRelease(folder)).toEqual([
      'La página /nosotros.html nombra su versión en el idioma «en», /en/about-us, que no existe.',
    ])
  })

  test('reports a page that names no translation', async () => {
    await write('nosotros.html', page('', ''))
    expect(await checkRelease(folder)).toEqual(['La página /nosotros.html no nombra su versión en el otro idioma.'])
  })

  test('reports a placeholder that no figure replaced', async () => {
    await write('nosotros.html', page('Lotes desde {area:santorini}'))
    expect(await checkRelease(folder)).toEqual([
      'La página /nosotros.html muestra el marcador {area:santorini} sin su cifra.',
    ])
  })

  test('reports a brochure with a figure that its page does not show', async () => {
    await write('nosotros.html', page('Desde <b>US$\u00a0206</b>'))
    const brochure = {
      slug: 'santorini',
      locale: 'es' as const,
      name: 'Santorini',
      path: '/folletos/santorini-folleto.pdf',
      bytes: 1,
      hash: null,
      page: '/nosotros',
      figures: ['US$\u00a0206'],
    }
    expect(await checkRelease(folder, [brochure])).toEqual([])
    expect(await checkRelease(folder, [{ ...brochure, figures: ['US$\u00a0210'] }])).toEqual([
      'El folleto de Santorini dice US$ 210, y su página /nosotros no.',
    ])
    expect(await checkRelease(folder, [{ ...brochure, page: '/lejos' }])).toEqual([
      'El folleto /folletos/santorini-folleto.pdf es de la página /lejos, que no existe.',
    ])
  })

  test('reports a release without pages', async () => {
    expect(await checkRelease(await mkdtemp(path.join(tmpdir(), 'empty-')))).toEqual([
      'La publicación no tiene páginas.',
    ])
  })
})

import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DerivedFile } from '@app/domain/release/derived-file'
import { pageLinks } from '@app/domain/release/page-links'
import type { PageIndex } from '@app/domain/release/render-job'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkRelease } from './check-release'

const alternates = (es: string, en: string) =>
  `<link rel="alternate" hreflang="es-PE" href="https://x.example${es}"><link rel="alternate" hreflang="en" href="https://x.example${en}">`
const page = (body: string, links = alternates('/nosotros', '/en/about')) =>
  `<html><head>${links}</head><body>${body}</body></html>`

let folder = ''
let pages: PageIndex = {}
const write = async (name: string, html: string) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
  await writeFile(path.join(folder, name), html)
  pages[name] = { calls: {}, links: pageLinks(html) }
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'check-'))
  pages = {}
  await write(
    'index.html',
    page('<a href="/nosotros?x=1#y">Nosotros</a> <img src="/media/a.jpg">', alternates('/', '/en')),
  )
  await write('en.html', page('', alternates('/', '/en')))
  await write('nosotros.html', page('<a href="/">Inicio</a>'))
  await write('en/about.html', page(''))
  await write('404.html', page('', '<meta name="robots" content="noindex">'))
})

const check = (derivedFiles: DerivedFile[] = [], renderedFiles = Object.keys(pages)) =>
  checkRelease({ folder, pages, renderedFiles, derivedFiles })

describe('the check of a release', () => {
  test('accepts a complete release', async () => {
    expect(await check()).toEqual([])
  })

  test('reports a broken link with its page', async () => {
    await write('nosotros.html', page('<a href="/noticias/99">Noticia</a>'))
    expect(await check()).toEqual(['La página /nosotros.html enlaza a /noticias/99, que no existe.'])
  })

  test('reports a page whose translation is missing', async () => {
    await write('nosotros.html', page('', alternates('/nosotros', '/en/about-us')))
    expect(await check()).toEqual([
      'La página /nosotros.html nombra su versión en el idioma «en», /en/about-us, que no existe.',
    ])
  })

  test('reports a page that names no translation', async () => {
    await write('nosotros.html', page('', ''))
    expect(await check()).toEqual(['La página /nosotros.html no nombra su versión en el otro idioma.'])
  })

  test('reports a placeholder that no figure replaced', async () => {
    await write('nosotros.html', page('Lotes desde {area:santorini}'))
    expect(await check()).toEqual(['La página /nosotros.html muestra el marcador {area:santorini} sin su cifra.'])
  })

  test('reports a brochure with a figure that its page does not show', async () => {
    await write('nosotros.html', page('Desde <b>US$\u00a0206</b>'))
    const brochure = {
      name: 'El folleto de Santorini',
      path: '/folletos/santorini-folleto.pdf',
      bytes: 1,
      hash: 'a',
      page: '/nosotros',
      figures: ['US$\u00a0206'],
    }
    expect(await check([brochure])).toEqual([])
    expect(await check([{ ...brochure, figures: ['US$\u00a0210'] }])).toEqual([
      'El folleto de Santorini dice US$ 210, y su página /nosotros no.',
    ])
    expect(await check([{ ...brochure, page: '/lejos' }])).toEqual([
      'El folleto de Santorini es de la página /lejos, que no existe.',
    ])
  })

  test('reports an unchanged page that links to a page that no longer exists', async () => {
    await write('nosotros.html', page('<a href="/noticias/99">Noticia</a>'))
    expect(await check([], ['index.html'])).toEqual(['La página /nosotros.html enlaza a /noticias/99, que no existe.'])
  })

  test('reports a release without pages', async () => {
    pages = {}
    expect(await check()).toEqual(['La publicación no tiene páginas.'])
  })
})

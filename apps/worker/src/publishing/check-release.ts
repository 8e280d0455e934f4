// The last look before visitors see a release: every page exists in both languages, no link leads nowhere, and no
// placeholder was left in a text, in words for staff. It reads the files alone, so it also holds for a release made by hand.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BrochureFile } from '@sillar/domain/brochure/brochure-file'

type Page = { address: string; html: string }

export async function checkRelease(folder: string, brochures: readonly BrochureFile[] = []): Promise<string[]> {
  const files = new Set(
    (await readdir(folder, { recursive: true })).map((name) => `/${name.split(path.sep).join('/')}`),
  )
  const names = [...files].filter((name) => name.endsWith('.html'))
  const pages = await Promise.all(
    names.map(async (name) => ({ address: name, html: await readFile(path.join(folder, name), 'utf8') })),
  )
  if (pages.length === 0) return ['La publicación no tiene páginas.']
  return [
    ...pages.flatMap((page) => [...deadLinks(page, files), ...languageProblems(page, files), ...leftovers(page)]),
    ...brochures.flatMap((brochure) => brochureProblems(brochure, pages)),
  ]
}

/** Served from elsewhere: pictures by the media folder, forms by intake. */
const otherServers = ['/media/', '/api/']

function deadLinks({ address, html }: Page, files: Set<string>): string[] {
  const targets = [...html.matchAll(/\s(?:href|src)="(\/[^"#?]*)[^"]*"/g)].map((match) => decodeURI(match[1] ?? '/'))
  const dead = new Set(
    targets.filter((target) => !otherServers.some((prefix) => target.startsWith(prefix)) && !exists(target, files)),
  )
  return [...dead].map((target) => `La página ${address} enlaza a ${target}, que no existe.`)
}

function exists(target: string, files: Set<string>): boolean {
  if (target === '/') return files.has('/index.html')
  return files.has(target) || files.has(`${target}.html`) || files.has(`${target.replace(/\/$/, '')}/index.html`)
}

function languageProblems({ address, html }: Page, files: Set<string>): string[] {
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
  if (alternates.length === 0 && isForSearch(html))
    return [`La página ${address} no nombra su versión en el otro idioma.`]
  return alternates
    .map((match) => ({ language: match[1] ?? '', target: decodeURI(new URL(match[2] ?? '').pathname) }))
    .filter(({ target }) => !exists(target, files))
    .map(({ language, target }) => `La página ${address} nombra su versión ${language} en ${target}, que no existe.`)
}

/** Error and maintenance pages are kept from search engines and have no address of their own. */
const isForSearch = (html: string) => !/<meta name="robots" content="[^"]*noindex/.test(html)

function leftovers({ address, html }: Page): string[] {
  const found = new Set(
    [...html.matchAll(/\{(?:area|months|priceUsd|pricePen)(?::[a-z0-9-]+)?\}|\[\[\/folletos\/[^\]]*\]\]/g)].map(
      (match) => match[0],
    ),
  )
  return [...found].map((placeholder) => `La página ${address} muestra el marcador ${placeholder} sin su cifra.`)
}

/** A brochure is saved and passed on: what it promises must be what its page promises. */
function brochureProblems({ name, path: address, page, figures }: BrochureFile, pages: Page[]): string[] {
  const html = pages.find((one) => one.address === `${page}.html`)?.html
  if (html === undefined) return [`El folleto ${address} es de la página ${page}, que no existe.`]
  const said = html.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ')
  return figures
    .map((figure) => figure.replaceAll('\u00a0', ' '))
    .filter((figure) => !said.includes(figure))
    .map((figure) => `El folleto de ${name} dice ${figure}, y su página ${page} no.`)
}

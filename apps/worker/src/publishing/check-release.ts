// The last check before a release goes online: every page exists in both languages, no link is broken, and no
// placeholder is left in a text. Problems are worded for staff. It reads only files, so it also works for a release
// built by hand.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BrochureFile } from '@app/domain/brochure/brochure-file'

type Page = { pagePath: string; html: string }

export async function checkRelease(folder: string, brochures: readonly BrochureFile[] = []): Promise<string[]> {
  const files = new Set(
    (await readdir(folder, { recursive: true })).map((name) => `/${name.split(path.sep).join('/')}`),
  )
  const names = [...files].filter((name) => name.endsWith('.html'))
  const pages = await Promise.all(
    names.map(async (name) => ({ pagePath: name, html: await readFile(path.join(folder, name), 'utf8') })),
  )
  if (pages.length === 0) return ['La publicación no tiene páginas.']
  return [
    ...pages.flatMap((page) => [...deadLinks(page, files), ...languageProblems(page, files), ...leftovers(page)]),
    ...brochures.flatMap((brochure) => brochureProblems(brochure, pages)),
  ]
}

/** Not part of the release: nginx serves media from its own folder and forwards the API. */
const otherServers = ['/media/', '/api/']

function deadLinks({ pagePath, html }: Page, files: Set<string>): string[] {
  const targets = [...html.matchAll(/\s(?:href|src)="(\/[^"#?]*)[^"]*"/g)].map((match) => decodeURI(match[1] ?? '/'))
  const dead = new Set(
    targets.filter((target) => !otherServers.some((prefix) => target.startsWith(prefix)) && !exists(target, files)),
  )
  return [...dead].map((target) => `La página ${pagePath} enlaza a ${target}, que no existe.`)
}

function exists(target: string, files: Set<string>): boolean {
  if (target === '/') return files.has('/index.html')
  return files.has(target) || files.has(`${target}.html`) || files.has(`${target.replace(/\/$/, '')}/index.html`)
}

function languageProblems({ pagePath, html }: Page, files: Set<string>): string[] {
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
  if (alternates.length === 0 && isForSearch(html))
    return [`La página ${pagePath} no nombra su versión en el otro idioma.`]
  return alternates
    .map((match) => ({ language: match[1] ?? '', target: decodeURI(new URL(match[2] ?? '').pathname) }))
    .filter(({ target }) => !exists(target, files))
    .map(({ language, target }) => `La página ${pagePath} nombra su versión ${language} en ${target}, que no existe.`)
}

/** Error and maintenance pages are noindex and have no canonical URL. */
const isForSearch = (html: string) => !/<meta name="robots" content="[^"]*noindex/.test(html)

function leftovers({ pagePath, html }: Page): string[] {
  const placeholders = new Set(
    [...html.matchAll(/\{(?:area|months|priceUsd|pricePen)(?::[a-z0-9-]+)?\}|\[\[\/folletos\/[^\]]*\]\]/g)].map(
      (match) => match[0],
    ),
  )
  return [...placeholders].map(
    (placeholder) => `La página ${pagePath} muestra el marcador ${placeholder} sin su cifra.`,
  )
}

/** Returns the figures of a brochure that its page does not show. People forward brochures, so both must agree. */
function brochureProblems({ name, path: pdfPath, page, figures }: BrochureFile, pages: Page[]): string[] {
  const html = pages.find((one) => one.pagePath === `${page}.html`)?.html
  if (html === undefined) return [`El folleto ${pdfPath} es de la página ${page}, que no existe.`]
  const pageText = html.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ')
  return figures
    .map((figure) => figure.replaceAll('\u00a0', ' '))
    .filter((figure) => !pageText.includes(figure))
    .map((figure) => `El folleto de ${name} dice ${figure}, y su página ${page} no.`)
}

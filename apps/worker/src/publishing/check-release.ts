// Problems are in Spanish, because staff see them in the panel. The check reads only files, so it also works for a
// release built by hand.
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
    ...pages.flatMap((page) => [
      ...brokenLinkProblems(page, files),
      ...languageProblems(page, files),
      ...placeholderProblems(page),
    ]),
    ...brochures.flatMap((brochure) => brochureProblems(brochure, pages)),
  ]
}

/** These paths are not part of a release: nginx serves media from another folder and forwards the API. */
const externalPrefixes = ['/media/', '/api/']

function brokenLinkProblems({ pagePath, html }: Page, files: Set<string>): string[] {
  const targets = [...html.matchAll(/\s(?:href|src)="(\/[^"#?]*)[^"]*"/g)].map((match) => decodeURI(match[1] ?? '/'))
  const brokenTargets = new Set(
    targets.filter((target) => !externalPrefixes.some((prefix) => target.startsWith(prefix)) && !exists(target, files)),
  )
  return [...brokenTargets].map((target) => `La página ${pagePath} enlaza a ${target}, que no existe.`)
}

function exists(target: string, files: Set<string>): boolean {
  if (target === '/') return files.has('/index.html')
  return files.has(target) || files.has(`${target}.html`) || files.has(`${target.replace(/\/$/, '')}/index.html`)
}

function languageProblems({ pagePath, html }: Page, files: Set<string>): string[] {
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
  if (alternates.length === 0 && isIndexed(html))
    return [`La página ${pagePath} no nombra su versión en el otro idioma.`]
  return alternates
    .map((match) => ({ language: match[1] ?? '', target: decodeURI(new URL(match[2] ?? '').pathname) }))
    .filter(({ target }) => !exists(target, files))
    .map(
      ({ language, target }) =>
        `La página ${pagePath} nombra su versión en el idioma «${language}», ${target}, que no existe.`,
    )
}

/** Returns false for error and maintenance pages, which are noindex and name no translation. */
const isIndexed = (html: string) => !/<meta name="robots" content="[^"]*noindex/.test(html)

function placeholderProblems({ pagePath, html }: Page): string[] {
  const placeholders = new Set(
    [...html.matchAll(/\{(?:area|months|priceUsd|pricePen)(?::[a-z0-9-]+)?\}|\[\[\/folletos\/[^\]]*\]\]/g)].map(
      (match) => match[0],
    ),
  )
  return [...placeholders].map(
    (placeholder) => `La página ${pagePath} muestra el marcador ${placeholder} sin su cifra.`,
  )
}

/** Reports figures of a brochure that are missing on its page, because visitors may compare the two. */
function brochureProblems({ name, path: pdfPath, page, figures }: BrochureFile, pages: Page[]): string[] {
  const html = pages.find(({ pagePath }) => pagePath === `${page}.html`)?.html
  if (html === undefined) return [`El folleto ${pdfPath} es de la página ${page}, que no existe.`]
  const pageText = html.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ')
  return figures
    .map((figure) => figure.replaceAll('\u00a0', ' '))
    .filter((figure) => !pageText.includes(figure))
    .map((figure) => `El folleto de ${name} dice ${figure}, y su página ${page} no.`)
}

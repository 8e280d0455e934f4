// Problems are in Spanish, because staff see them in the panel.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Redirect } from '@app/domain/redirect/redirect.schema'
import type { DerivedFile } from '@app/domain/release/derived-file'
import type { PageIndex } from '@app/domain/release/render-job'
import { pageFileOf } from './derived-files'

type Page = { pagePath: string; html: string }
type Release = {
  folder: string
  pages: PageIndex
  /** The files to read. The other pages were checked with the previous release; only their links are checked again. */
  renderedFiles: string[]
  /** A link to a path that is redirected is not broken. */
  redirects?: readonly Redirect[]
  /**
   * Files whose figures must also be on their pages: files that are new, and files whose pages were rendered.
   */
  derivedFiles: readonly DerivedFile[]
}

export async function checkRelease(release: Release): Promise<string[]> {
  const { folder, pages, renderedFiles, redirects = [], derivedFiles } = release
  if (Object.keys(pages).length === 0) return ['La publicación no tiene páginas.']
  const files = new Set(
    (await readdir(folder, { recursive: true })).map((name) => `/${name.split(path.sep).join('/')}`),
  )
  const targets = new Set([...files, ...redirects.map(({ from }) => from)])
  const problems = Object.entries(pages).flatMap(([file, { links }]) => brokenLinkProblems(`/${file}`, links, targets))
  // Pages are read one at a time, because a thousand projects have more pages than fit into memory.
  for (const file of renderedFiles.filter((name) => name.endsWith('.html'))) {
    const page = { pagePath: `/${file}`, html: await readFile(path.join(folder, file), 'utf8') }
    problems.push(...languageProblems(page, files), ...placeholderProblems(page))
  }
  return [...problems, ...(await findFigureProblems(folder, derivedFiles))]
}

/** These paths are not part of a release: nginx serves media from another folder and forwards the API. */
const externalPrefixes = ['/media/', '/api/']

const brokenLinkProblems = (pagePath: string, links: string[], files: Set<string>): string[] =>
  links
    .filter((target) => !externalPrefixes.some((prefix) => target.startsWith(prefix)) && !exists(target, files))
    .map((target) => `La página ${pagePath} enlaza a ${target}, que no existe.`)

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
    [...html.matchAll(/\{(?:area|months|priceUsd|pricePen)(?::[a-z0-9-]+)?\}/g)].map((match) => match[0]),
  )
  return [...placeholders].map(
    (placeholder) => `La página ${pagePath} muestra el marcador ${placeholder} sin su cifra.`,
  )
}

/** Reports figures of brochures and share images that are missing on their pages, because visitors compare the two. */
export async function findFigureProblems(folder: string, files: readonly DerivedFile[]): Promise<string[]> {
  const problems: string[] = []
  for (const file of files) {
    const html = await readFile(path.join(folder, pageFileOf(file.page)), 'utf8').catch(() => undefined)
    problems.push(...problemsOfFile(file, html))
  }
  return problems
}

function problemsOfFile({ name, page, figures }: DerivedFile, html: string | undefined): string[] {
  if (html === undefined) return [`${name} es de la página ${page}, que no existe.`]
  const pageText = html.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ')
  return figures
    .map((figure) => figure.replaceAll('\u00a0', ' '))
    .filter((figure) => !pageText.includes(figure))
    .map((figure) => `${name} dice ${figure}, y su página ${page} no.`)
}

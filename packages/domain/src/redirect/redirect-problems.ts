import type { Locale } from '../language/locale'
import { type Redirect, sitePath } from './redirect.schema'
import { followRedirects } from './resolve-redirects'

/** Paths that are not pages: nginx serves them from other folders or forwards them. */
const reservedPrefixes = ['/api', '/media', '/folletos', '/share', '/live', '/_astro', '/fonts', '/data', '/admin']

const messages = {
  unsafeFrom: {
    es: 'Escribe la dirección vieja sin el dominio, por ejemplo /proyectos/condominios/nombre-anterior. Solo letras sin tilde, números, puntos y guiones.',
    en: 'Enter the old address without the domain, for example /proyectos/condominios/old-name. Letters without accents, digits, dots and hyphens only.',
  },
  external: {
    es: 'La dirección nueva debe ser una página de este sitio, escrita sin el dominio, por ejemplo /proyectos.',
    en: 'The new address must be a page of this site without the domain, for example /proyectos.',
  },
  reserved: {
    es: 'Esta dirección no es de una página: el servidor la usa para archivos o formularios.',
    en: 'This address is not of a page: the server uses it for files or forms.',
  },
  fromIsPage: {
    es: 'En esta dirección hay una página publicada. Los visitantes la verían a ella y no la redirección.',
    en: 'There is a published page at this address. Visitors would see the page and not the redirect.',
  },
  toIsNoPage: {
    es: 'En la dirección nueva no hay ninguna página publicada.',
    en: 'There is no published page at the new address.',
  },
  loop: {
    es: 'Las redirecciones darían vueltas: la dirección nueva lleva de vuelta a la vieja.',
    en: 'The redirects would form a loop: the new address leads back to the old one.',
  },
} satisfies Record<string, Record<Locale, string>>

type RedirectProblem = { field: 'from' | 'to'; message: Record<Locale, string> }
type Site = {
  /** The paths of all published pages. */
  pages: ReadonlySet<string>
  /** The other redirects. */
  redirects: readonly Redirect[]
}

/** Returns what is wrong with a redirect, at most one problem per field. */
export function redirectProblems({ from, to }: Redirect, { pages, redirects }: Site): RedirectProblem[] {
  const fromProblem = problemOfFrom(from, pages)
  const toProblem = problemOfTo({ from, to }, { pages, redirects })
  return [
    ...(fromProblem ? [{ field: 'from' as const, message: messages[fromProblem] }] : []),
    ...(toProblem ? [{ field: 'to' as const, message: messages[toProblem] }] : []),
  ]
}

function problemOfFrom(from: string, pages: ReadonlySet<string>): keyof typeof messages | undefined {
  if (!sitePath.safeParse(from).success) return 'unsafeFrom'
  if (isReserved(from)) return 'reserved'
  return pages.has(from) ? 'fromIsPage' : undefined
}

function problemOfTo({ from, to }: Redirect, { pages, redirects }: Site): keyof typeof messages | undefined {
  if (!sitePath.safeParse(to).success) return 'external'
  const target = followRedirects(to, new Map([...redirects, { from, to }].map((entry) => [entry.from, entry.to])))
  if (target === null) return 'loop'
  return pages.has(to) || pages.has(target) ? undefined : 'toIsNoPage'
}

const isReserved = (path: string) => reservedPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

/**
 * Returns the path of a URL that staff typed or pasted, without the domain of this site, the query string and a slash at
 * the end. Returns a URL of another site unchanged, so that validation rejects it.
 */
export function toSitePath(typedUrl: string, publicUrl: string | undefined): string {
  const text = typedUrl.trim()
  const ownOrigin = publicUrl && new URL(publicUrl).origin
  const path = ownOrigin && text.startsWith(`${ownOrigin}/`) ? text.slice(ownOrigin.length) : text
  const withoutQuery = path.startsWith('/') && !path.startsWith('//') ? path.replace(/[?#].*$/, '') : path
  return withoutQuery.length > 1 ? withoutQuery.replace(/\/+$/, '') : withoutQuery
}

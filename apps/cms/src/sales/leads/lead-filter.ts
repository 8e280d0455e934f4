import { leadKinds } from '@sillar/domain/lead/lead-choices'
import { isLeadState, type LeadState } from '@sillar/domain/lead/lead-state'
import { isRecordId } from '../../platform/database/record-id.schema'

export type LeadFilter = {
  /** What was typed into the search. */
  text: string
  states: LeadState[]
  /** Ids of accounts; `none` for leads that nobody has. */
  owners: string[]
  projects: string[]
  kinds: string[]
  sources: string[]
  /** Only those who wait for the first answer. */
  isWaiting: boolean
  /** Received in the last so many days. */
  days: number | undefined
  order: 'newest' | 'oldest'
  page: number
}

export const NOBODY = 'none'
export const NO_SOURCE = 'none'

type Query = Record<string, string | string[] | undefined>

const MOST_CHOICES = 30

const listOf = (value: string | string[] | undefined): string[] =>
  [value ?? []]
    .flat()
    .flatMap((one) => (one ? [one.slice(0, 200)] : []))
    .slice(0, MOST_CHOICES)
const firstOf = (value: string | string[] | undefined): string => [value ?? ''].flat()[0] ?? ''
const wholeOf = (value: string | string[] | undefined, most: number) => {
  const number = Number(firstOf(value))
  return Number.isInteger(number) && number > 0 && number <= most ? number : undefined
}

/** The address of the list says what it shows, so that it can be kept, shared and gone back to. */
export function readFilter(query: Query): LeadFilter {
  return {
    text: firstOf(query.buscar).trim().slice(0, 100),
    states: listOf(query.estado).filter(isLeadState),
    owners: listOf(query.responsable).filter((owner) => owner === NOBODY || isRecordId(owner)),
    projects: listOf(query.proyecto),
    kinds: listOf(query.tipo).filter((kind) => (leadKinds as readonly string[]).includes(kind)),
    sources: listOf(query.origen),
    isWaiting: firstOf(query.espera) === '1',
    days: wholeOf(query.dias, 3650),
    order: firstOf(query.orden) === 'antiguas' ? 'oldest' : 'newest',
    page: wholeOf(query.pagina, 100_000) ?? 1,
  }
}

/** The reverse. What is as usual is left out. */
export function writeFilter(filter: LeadFilter): string {
  const query = new URLSearchParams()
  const add = (name: string, values: readonly string[]) => {
    for (const value of values) query.append(name, value)
  }
  add('buscar', filter.text ? [filter.text] : [])
  add('estado', filter.states)
  add('responsable', filter.owners)
  add('proyecto', filter.projects)
  add('tipo', filter.kinds)
  add('origen', filter.sources)
  if (filter.isWaiting) query.append('espera', '1')
  if (filter.days) query.append('dias', String(filter.days))
  if (filter.order === 'oldest') query.append('orden', 'antiguas')
  if (filter.page > 1) query.append('pagina', String(filter.page))
  return query.toString()
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const isPhone = (text: string) => /^\+?[\d\s().-]{6,}$/.test(text)

/**
 * The words to look for, as PostgreSQL's `tsquery` writes them: each begins a word of the lead. A number is looked for
 * with and without what people type between its digits, a code with and without its hyphens.
 */
export function searchWords(text: string): string | undefined {
  const quoted = (word: string) => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}':*`
  if (isPhone(text)) {
    const digits = text.replace(/\D/g, '').replace(/^00/, '')
    return digits ? quoted(digits) : undefined
  }
  const words = folded(text)
    .split(/\s+/)
    .flatMap((word) => {
      if (word.includes('@')) return [word]
      const parts = word.split(/[^\p{L}\p{N}]+/u)
      return /\d/.test(word) ? [parts.join('')] : parts
    })
    .filter(Boolean)
  return words.length > 0 ? words.map(quoted).join(' & ') : undefined
}

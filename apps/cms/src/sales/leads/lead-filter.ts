import { isLimaDate } from '@app/domain/calendar/lima-date'
import { foldAccents } from '@app/domain/language/fold-accents'
import { type ContactChannel, isContactChannel } from '@app/domain/lead/contact-consent'
import { leadKinds } from '@app/domain/lead/lead-choices'
import { isLeadState, type LeadState } from '@app/domain/lead/lead-state'
import { isRecordId } from '../../platform/database/record-id.schema'
import { isMilestone, type MilestonePeriod } from './lead-milestones'

export type LeadFilter = {
  text: string
  states: LeadState[]
  /** User ids, and `none` for leads without an owner. */
  owners: string[]
  projects: string[]
  kinds: string[]
  sources: string[]
  /** Only people who accept advertising by all of these channels. */
  acceptsBy: ContactChannel[]
  /** Only new leads without a first answer. */
  isWaiting: boolean
  /** Only open leads whose next step is overdue. */
  isOverdue: boolean
  /** Only leads that reached a milestone, such as the reservation, between two days. */
  reached: MilestonePeriod | undefined
  /** Only leads received within this number of days. */
  days: number | undefined
  order: 'newest' | 'oldest'
  page: number
}

export const NO_OWNER = 'none'
export const NO_SOURCE = 'none'

type Query = Record<string, string | string[] | undefined>

const MAX_CHOICES = 30

const listOf = (value: string | string[] | undefined): string[] =>
  [value ?? []]
    .flat()
    .flatMap((item) => (item ? [item.slice(0, 200)] : []))
    .slice(0, MAX_CHOICES)
const firstOf = (value: string | string[] | undefined): string => [value ?? ''].flat()[0] ?? ''
const integerOf = (value: string | string[] | undefined, max: number) => {
  const number = Number(firstOf(value))
  return Number.isInteger(number) && number > 0 && number <= max ? number : undefined
}

/** Reads the days of a milestone. If both days are missing, the filter has no milestone. */
function readReached(query: Query): MilestonePeriod | undefined {
  const [from, to] = [firstOf(query.desde), firstOf(query.hasta)].map((day) => (isLimaDate(day) ? day : undefined))
  if (!from && !to) return undefined
  const milestone = firstOf(query.hito)
  return { milestone: isMilestone(milestone) ? milestone : 'received', from, to }
}

/** Reads the filter from the query string. Invalid values are dropped. */
export function readFilter(query: Query): LeadFilter {
  return {
    text: firstOf(query.buscar).trim().slice(0, 100),
    states: listOf(query.estado).filter(isLeadState),
    owners: listOf(query.responsable).filter((owner) => owner === NO_OWNER || isRecordId(owner)),
    projects: listOf(query.proyecto),
    kinds: listOf(query.tipo).filter((kind) => (leadKinds as readonly string[]).includes(kind)),
    sources: listOf(query.origen),
    acceptsBy: listOf(query.acepta).filter(isContactChannel),
    isWaiting: firstOf(query.espera) === '1',
    isOverdue: firstOf(query.vencido) === '1',
    reached: readReached(query),
    days: integerOf(query.dias, 3650),
    order: firstOf(query.orden) === 'antiguas' ? 'oldest' : 'newest',
    page: integerOf(query.pagina, 100_000) ?? 1,
  }
}

/** Writes the filter as a query string, without default values. */
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
  add('acepta', filter.acceptsBy)
  if (filter.isWaiting) query.append('espera', '1')
  if (filter.isOverdue) query.append('vencido', '1')
  if (filter.reached) {
    add('hito', filter.reached.milestone === 'received' ? [] : [filter.reached.milestone])
    add('desde', filter.reached.from ? [filter.reached.from] : [])
    add('hasta', filter.reached.to ? [filter.reached.to] : [])
  }
  if (filter.days) query.append('dias', String(filter.days))
  if (filter.order === 'oldest') query.append('orden', 'antiguas')
  if (filter.page > 1) query.append('pagina', String(filter.page))
  return query.toString()
}

const isPhone = (text: string) => /^\+?[\d\s().-]{6,}$/.test(text)

/**
 * Returns a PostgreSQL `tsquery` that matches word prefixes. Phone numbers match with and without separators,
 * references with and without hyphens.
 */
export function searchQuery(text: string): string | undefined {
  const quotePrefix = (word: string) => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}':*`
  if (isPhone(text)) {
    const digits = text.replace(/\D/g, '').replace(/^00/, '')
    return digits ? quotePrefix(digits) : undefined
  }
  const terms = foldAccents(text)
    .split(/\s+/)
    .flatMap((word) => {
      if (word.includes('@')) return [word]
      const parts = word.split(/[^\p{L}\p{N}]+/u)
      return /\d/.test(word) ? [parts.join('')] : parts
    })
    .filter(Boolean)
  return terms.length > 0 ? terms.map(quotePrefix).join(' & ') : undefined
}

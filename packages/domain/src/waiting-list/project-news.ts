import { newestFirst } from '../construction/construction-updates'
import { lineOf, type WaitingKind, type WaitingMail, type WaitingState, waitingMails } from './waiting-entry'

// Subscribers get a mail about what is published after their confirmation. Each entry remembers what was public at its
// last check, so no release can be missed and a release that is published again causes no second mail.

type ConstructionUpdate = { date: string; percent: number }

/** The facts of a released project that are news for people on its waiting lists. */
export type PublishedProject = {
  slug: string
  kind: 'condominium' | 'apartment'
  soldOut: boolean
  updates: readonly ConstructionUpdate[]
}

type NewsEntry = {
  id: string
  kind: WaitingKind
  project: string
  state: WaitingState
  confirmedAt: Date | null
  /** What was public at the last check, or null before the first check. */
  notifiedFor: string | null
}

export type NewsStep = {
  id: string
  notifiedFor: string
  /** Null if the step only updates what the entry remembers. */
  mail: WaitingMail | null
  /** True if the mail ends the entry. */
  isLast: boolean
}

/** Returns a text that identifies a construction update and sorts by date. */
const updateKey = ({ date, percent }: ConstructionUpdate): string => `${date} ${String(percent).padStart(3, '0')}`

/** Returns the date and the percentage of an update from its key. */
export function parseUpdateKey(key: string): ConstructionUpdate {
  const [date = '', percent] = key.split(' ')
  return { date, percent: Number(percent) }
}

const newestKey = (updates: readonly ConstructionUpdate[]): string => newestFirst(updates).map(updateKey)[0] ?? ''

/** Returns the steps (a mail, or only an update of the entry) that a release causes, in the order of the line. */
export function newsSteps(entries: readonly NewsEntry[], projects: readonly PublishedProject[]): NewsStep[] {
  return lineOf(entries).flatMap((entry) => {
    const step = entry.kind === 'construction' ? updateStep(entry, projects) : buildingStep(entry, projects)
    return step ? [step] : []
  })
}

/** Returns the step for a construction update. An update with an older date is a correction and causes no mail. */
function updateStep({ id, project, notifiedFor }: NewsEntry, projects: readonly PublishedProject[]) {
  const publishedProject = projects.find(({ slug }) => slug === project)
  if (!publishedProject) return undefined
  const key = newestKey(publishedProject.updates)
  if (notifiedFor === null) return { id, notifiedFor: key, mail: null, isLast: false }
  return key > notifiedFor ? { id, notifiedFor: key, mail: waitingMails.update, isLast: false } : undefined
}

/** Returns the step for new buildings. The mail announces the first building in `notifiedFor`. */
function buildingStep({ id, notifiedFor }: NewsEntry, projects: readonly PublishedProject[]) {
  const buildings = projects.filter(({ kind, soldOut }) => kind === 'apartment' && !soldOut).map(({ slug }) => slug)
  if (notifiedFor === null) return { id, notifiedFor: buildings.join(' '), mail: null, isLast: false }
  const newBuildings = buildings.filter((slug) => !notifiedFor.split(' ').includes(slug))
  if (newBuildings.length === 0) return undefined
  return { id, notifiedFor: newBuildings.join(' '), mail: waitingMails.building, isLast: true }
}

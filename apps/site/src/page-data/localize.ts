// `localize` also fills in the figures that a text refers to, so sections receive final strings.

import type { InLanguage } from '@app/domain/language/in-language'
import type { Locale } from '@app/domain/language/locale'
import { localizeIn } from '@app/domain/snapshot/localize-snapshot'
import type { Project } from '@app/domain/snapshot/project.schema'
import { memoizePerSnapshot, snapshot } from './snapshot'

export type { InLanguage }

/** Memoised, because every page localises the same settings, media and form texts. */
const localizedRecords = memoizePerSnapshot(() => new WeakMap<object, Map<string, unknown>>())

/**
 * Localises a value. `project` is the project that the texts belong to: `{area}` without a name refers to its area. The
 * result is frozen, because other pages receive the same object.
 */
export function localize<T>(value: T, locale: Locale, project: Project | null = null): InLanguage<T> {
  if (typeof value !== 'object' || value === null) return localizeIn(snapshot(), value, locale, project)
  const records = localizedRecords()
  const versions = records.get(value) ?? new Map<string, unknown>()
  records.set(value, versions)
  const version = `${locale} ${project?.slug ?? ''}`
  if (!versions.has(version)) versions.set(version, deepFreeze(localizeIn(snapshot(), value, locale, project)))
  return versions.get(version) as InLanguage<T>
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}

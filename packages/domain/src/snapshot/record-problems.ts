// Checks one record by the rules that a release is built by. The whole content is checked again before every build;
// this shows the problem earlier, at the field, to its author.

import * as z from 'zod'
import type { Campaign } from './campaign.schema'
import { contentNodes } from './content-nodes'
import { campaignWindowProblems } from './problems/campaign-window-problems'
import { claimNameProblems, claimProblems, repeatedClaimProblems } from './problems/claim-problems'
import type { ContentProblem } from './problems/content-problem'
import { crmNumberProblems } from './problems/crm-number-problems'
import { documentProblems } from './problems/document-problems'
import { figureProblems } from './problems/figure-problems'
import { languageProblems } from './problems/language-problems'
import { lotProblems } from './problems/lot-problems'
import { leadPictureProblems, textPictureProblems } from './problems/media-problems'
import { placeholderProblems } from './problems/placeholder-problems'
import { popupLinkProblems, popupProblems } from './problems/reference-problems'
import { shapeProblems } from './problems/shape-problems'
import type { Surroundings } from './problems/surroundings'
import type { Project } from './project.schema'
import { type Snapshot, type SnapshotContent, snapshot } from './snapshot.schema'

export type ContentPart = Exclude<keyof SnapshotContent, 'schemaVersion'>

/** `record` is a project, an article or a page as in the snapshot, with each language as written. */
export function recordProblems(part: ContentPart, record: unknown, around: Surroundings): ContentProblem[] {
  const schema = recordSchema(part)
  const path = pathOf(part, record)
  const parsed = schema.safeParse(record)
  if (!parsed.success) return shapeProblems(parsed.error.issues, path, record)
  const { texts } = contentNodes(schema, parsed.data, path)
  return [
    ...languageProblems(texts),
    ...textPictureProblems(texts, around.media),
    ...popupProblems(texts, around.popups),
    ...placeholderProblems(texts, around),
    ...figureProblems(texts, around),
    ...claimProblems(texts, around),
    ...ownRules(part, parsed.data, around),
  ]
}

function recordSchema(part: ContentPart): z.ZodType {
  const schema = partSchema(part)
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema
}

/** Lots are missing in older snapshots. */
function partSchema(part: ContentPart): z.ZodType {
  const schema: z.ZodType = snapshot.shape[part]
  return schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema
}

function pathOf(part: ContentPart, record: unknown): string {
  if (!(partSchema(part) instanceof z.ZodArray)) return part
  const { slug, key, number, purpose } = record as Record<string, unknown>
  return `${part}[${slug ?? key ?? number ?? purpose ?? ''}]`
}

/** Rules for one kind of record. Its schema was checked before, so the casts are safe. */
function ownRules(part: ContentPart, record: unknown, around: Surroundings): ContentProblem[] {
  if (part === 'campaigns') return campaignWindowProblems(record as Campaign)
  if (part === 'projects') return projectRules(record as Project, around)
  if (part === 'home') return claimNameProblems((record as Snapshot['home']).claims)
  if (part === 'about') return repeatedClaimProblems((record as Snapshot['about']).statistics, around.home)
  if (part === 'formTexts') return documentProblems((record as Snapshot['formTexts']).documents)
  return []
}

function projectRules(project: Project, { projects, popups, lots, media }: Surroundings): ContentProblem[] {
  const others = projects.filter(({ slug }) => slug !== project.slug)
  const path = `projects[${project.slug}]`
  return [
    ...popupLinkProblems(project, popups),
    ...crmNumberProblems(project, others),
    ...(lots
      ? lotProblems({ projects: [project], lots: lots.filter((lot) => lot.project === project.slug), media })
      : []),
    ...leadPictureProblems([...others, project]).filter((problem) => problem.path === path),
  ]
}

// The whole content is checked before every build. Checking a record when it is saved shows its author the problem
// earlier and at the field.

import * as z from 'zod'
import type { Campaign } from './campaign.schema'
import { contentNodes } from './content-nodes'
import { campaignWindowProblems } from './problems/campaign-window-problems'
import type { CheckContext } from './problems/check-context'
import { claimNameProblems, claimProblems, repeatedClaimProblems } from './problems/claim-problems'
import type { ContentProblem } from './problems/content-problem'
import { crmNumberProblems } from './problems/crm-number-problems'
import { documentProblems } from './problems/document-problems'
import { figureProblems } from './problems/figure-problems'
import { languageProblems } from './problems/language-problems'
import { lotProblems } from './problems/lot-problems'
import { mainImageProblems, textImageProblems } from './problems/media-problems'
import { placeholderProblems } from './problems/placeholder-problems'
import { popupLinkProblems, popupProblems } from './problems/record-link-problems'
import { saleDocumentProblems } from './problems/sale-document-problems'
import { shapeProblems } from './problems/shape-problems'
import type { Project } from './project.schema'
import { type Snapshot, type SnapshotContent, snapshot } from './snapshot.schema'

export type ContentPart = Exclude<keyof SnapshotContent, 'schemaVersion'>

/** Returns the problems of one record in the form that it has in the snapshot. */
export function recordProblems(part: ContentPart, record: unknown, context: CheckContext): ContentProblem[] {
  const schema = recordSchema(part)
  const path = pathOf(part, record)
  const parsedRecord = schema.safeParse(record)
  if (!parsedRecord.success) return shapeProblems(parsedRecord.error.issues, path, record)
  const { texts } = contentNodes(schema, parsedRecord.data, path)
  return [
    ...languageProblems(texts),
    ...textImageProblems(texts, context.media),
    ...popupProblems(texts, context.popups),
    ...placeholderProblems(texts, context),
    ...figureProblems(texts, context),
    ...claimProblems(texts, context),
    ...rulesOfPart(part, parsedRecord.data, context),
  ]
}

function recordSchema(part: ContentPart): z.ZodType {
  const schema = partSchema(part)
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema
}

/** Returns the schema of a part. Unwraps the default of parts that older snapshots do not contain, such as lots. */
function partSchema(part: ContentPart): z.ZodType {
  const schema: z.ZodType = snapshot.shape[part]
  return schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema
}

function pathOf(part: ContentPart, record: unknown): string {
  if (!(partSchema(part) instanceof z.ZodArray)) return part
  const { slug, key, number, purpose } = record as Record<string, unknown>
  return `${part}[${slug ?? key ?? number ?? purpose ?? ''}]`
}

/** Checks the rules of one kind of record. The schema was checked before, so the casts are safe. */
function rulesOfPart(part: ContentPart, record: unknown, context: CheckContext): ContentProblem[] {
  if (part === 'campaigns') return campaignWindowProblems(record as Campaign)
  if (part === 'projects') return projectRules(record as Project, context)
  if (part === 'home') return claimNameProblems((record as Snapshot['home']).claims)
  if (part === 'about') return repeatedClaimProblems((record as Snapshot['about']).statistics, context.home)
  if (part === 'formTexts') return documentProblems((record as Snapshot['formTexts']).documents)
  return []
}

function projectRules(project: Project, { projects, popups, lots, media }: CheckContext): ContentProblem[] {
  const otherProjects = projects.filter(({ slug }) => slug !== project.slug)
  const path = `projects[${project.slug}]`
  return [
    ...popupLinkProblems(project, popups),
    ...crmNumberProblems(project, otherProjects),
    ...saleDocumentProblems(project),
    ...(lots
      ? lotProblems({ projects: [project], lots: lots.filter((lot) => lot.project === project.slug), media })
      : []),
    ...mainImageProblems([...otherProjects, project]).filter((problem) => problem.path === path),
  ]
}

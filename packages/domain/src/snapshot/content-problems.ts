// A release is only built from a snapshot without problems, so visitors never see a missing text or a contradictory
// figure.

import type * as z from 'zod'
import { type ContentNodes, collectNodes } from './content-nodes'
import { campaignWindowProblems } from './problems/campaign-window-problems'
import { claimNameProblems, claimProblems, repeatedClaimProblems } from './problems/claim-problems'
import { type ContentProblem, inEnglish } from './problems/content-problem'
import { documentProblems } from './problems/document-problems'
import { figureProblems } from './problems/figure-problems'
import { languageProblems } from './problems/language-problems'
import { lotProblems } from './problems/lot-problems'
import { altProblems, mainImageProblems, mediaProblems, textImageProblems } from './problems/media-problems'
import { placeholderProblems } from './problems/placeholder-problems'
import { popupLinkProblems, popupProblems, recordLinkProblems } from './problems/record-link-problems'
import { saleDocumentProblems } from './problems/sale-document-problems'
import { type Snapshot, snapshot as snapshotSchema } from './snapshot.schema'

export const contentProblems = (snapshot: Snapshot): string[] => problemsOf(snapshot).map(inEnglish)

function problemsOf(snapshot: Snapshot): ContentProblem[] {
  const { texts, media } = nodesOf(snapshot)
  return [
    ...languageProblems(texts),
    ...mediaProblems(media, snapshot.media),
    ...altProblems(snapshot.media),
    ...textImageProblems(texts, snapshot.media),
    ...mainImageProblems(snapshot.projects),
    ...recordLinkProblems(snapshot),
    ...popupProblems(texts, snapshot.popups),
    ...snapshot.projects.flatMap((project) => popupLinkProblems(project, snapshot.popups)),
    ...snapshot.projects.flatMap(saleDocumentProblems),
    ...placeholderProblems(texts, snapshot),
    ...figureProblems(texts, snapshot),
    ...claimProblems(texts, snapshot),
    ...repeatedClaimProblems(snapshot.about.statistics, snapshot.home),
    ...claimNameProblems(snapshot.home.claims),
    ...documentProblems(snapshot.formTexts.documents),
    ...snapshot.campaigns.flatMap(campaignWindowProblems),
    ...lotProblems(snapshot),
  ]
}

function nodesOf(snapshot: Snapshot): ContentNodes {
  const nodes: ContentNodes = { texts: [], media: [] }
  // The media table is excluded, because it defines the media keys.
  const { media: _media, ...contentFields } = snapshotSchema.shape
  for (const [name, schema] of Object.entries<z.core.$ZodType>(contentFields)) {
    collectNodes(schema, snapshot[name as keyof Snapshot], { path: name, field: '' }, nodes)
  }
  return nodes
}

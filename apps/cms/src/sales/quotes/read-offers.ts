import type { Cents } from '@app/domain/money/money'
import { type QuoteOffer, quoteOffer } from '@app/domain/quote/quote-offer'
import type { Queryable } from '@app/platform/database/pool'
import { readPublishedTerms } from '@app/platform/quote/published-terms'

type OfferedLot = { code: string; areaM2: number; price: Cents; isHeld: boolean }
export type OfferedProject = QuoteOffer & { slug: string; name: string; lots: OfferedLot[] }

/**
 * Returns the projects that can be quoted, with their free lots and the lots held for the lead, and the exchange rate.
 */
export async function readOffers(
  db: Queryable,
  lead: string | undefined,
): Promise<{ projects: OfferedProject[]; solesPerDollar: number }> {
  const [terms, lots] = await Promise.all([readPublishedTerms(db), readQuotableLots(db, lead)])
  const projects = terms.flatMap((projectTerms) => {
    const offer = quoteOffer(projectTerms)
    const { slug, name } = projectTerms
    return offer ? [{ ...offer, slug, name, lots: lots.get(slug) ?? [] }] : []
  })
  return { projects, solesPerDollar: terms[0]?.solesPerDollar ?? 0 }
}

async function readQuotableLots(db: Queryable, lead: string | undefined): Promise<Map<string, OfferedLot[]>> {
  const { rows } = await db.query<OfferedLot & { project: string }>(
    `select p.slug as project, l.code, l.area_m2::float8 as "areaM2", l.list_price_cents::int as price,
       l.state = 'held' as "isHeld"
     from lots l join projects p on p.id = l.project_id
     where l.state = 'free' or l.state = 'held' and l.held_for_id = $1
     order by l.state = 'held' desc, length(l.block), l.block, l.code`,
    [lead ?? null],
  )
  return new Map(
    [...Map.groupBy(rows, ({ project }) => project)].map(([project, lots]) => [
      project,
      lots.map(({ project: _, ...lot }) => lot),
    ]),
  )
}

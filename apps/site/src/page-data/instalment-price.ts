import { pen, soles, usd } from '@sillar/domain/money/money'
import type { Project } from '@sillar/domain/snapshot/project.schema'

/** Both currencies of the monthly instalment; the soles follow from the site's one reference rate. */
export type InstalmentPrice = { usd: string; pen: string }

/** A sold-out building has no price to quote. */
export function instalmentPrice(
  { monthlyFromUsd, soldOut }: Pick<Project, 'monthlyFromUsd' | 'soldOut'>,
  solesPerDollar: number,
): InstalmentPrice | null {
  if (monthlyFromUsd === null || soldOut) return null
  return { usd: usd(monthlyFromUsd), pen: pen(soles(monthlyFromUsd, solesPerDollar)) }
}

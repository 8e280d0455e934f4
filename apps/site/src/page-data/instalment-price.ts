import { centsOf, shortPen, shortUsd, toWholeSoles } from '@sillar/domain/money/money'
import type { Project } from '@sillar/domain/snapshot/project.schema'

/** Both currencies of the monthly instalment; the soles follow from the site's one reference rate. */
export type InstalmentPrice = { usd: string; pen: string }

/** A sold-out building has no price to quote. */
export function instalmentPrice(
  { monthlyFromUsd, soldOut }: Pick<Project, 'monthlyFromUsd' | 'soldOut'>,
  solesPerDollar: number,
): InstalmentPrice | null {
  if (monthlyFromUsd === null || soldOut) return null
  const monthly = centsOf(monthlyFromUsd)
  return { usd: shortUsd(monthly), pen: shortPen(toWholeSoles(monthly, solesPerDollar)) }
}

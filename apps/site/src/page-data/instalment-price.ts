import { centsOf, shortPen, shortUsd, toWholeSoles } from '@app/domain/money/money'
import type { Project } from '@app/domain/snapshot/project.schema'

/** The monthly instalment in both currencies; soles are converted at the site's reference rate. */
export type InstalmentPrice = { usd: string; pen: string }

/** Returns the instalment of a project, or null for a sold-out building. */
export function instalmentPrice(
  { monthlyFromUsd, soldOut }: Pick<Project, 'monthlyFromUsd' | 'soldOut'>,
  solesPerDollar: number,
): InstalmentPrice | null {
  if (monthlyFromUsd === null || soldOut) return null
  const monthly = centsOf(monthlyFromUsd)
  return { usd: shortUsd(monthly), pen: shortPen(toWholeSoles(monthly, solesPerDollar)) }
}

import { centsOf, shortPen, shortUsd, toWholeSoles } from '@app/domain/money/money'
import type { Project } from '@app/domain/snapshot/project.schema'

/** The monthly instalment in both currencies; soles use the exchange rate of the site settings. */
export type InstalmentPrice = { usd: string; pen: string }

/** Returns the instalment of a project, or null if the project is sold out or has no instalment. */
export function instalmentPrice(
  { monthlyFromUsd, soldOut }: Pick<Project, 'monthlyFromUsd' | 'soldOut'>,
  solesPerDollar: number,
): InstalmentPrice | null {
  if (monthlyFromUsd === null || soldOut) return null
  const monthly = centsOf(monthlyFromUsd)
  return { usd: shortUsd(monthly), pen: shortPen(toWholeSoles(monthly, solesPerDollar)) }
}

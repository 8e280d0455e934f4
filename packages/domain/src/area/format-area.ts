import type { Locale } from '../language/locale'
import { noBreakSpace } from '../money/money'

const SQUARE_FEET_PER_M2 = 10.7639

/** Formats an area in whole square feet, such as "1,076 ft²". */
export const formatSquareFeet = (areaM2: number): string =>
  `${Math.round(areaM2 * SQUARE_FEET_PER_M2).toLocaleString('en-US')}${noBreakSpace}ft²`

/** Formats an area as "100 m²". In English the square feet follow: "100 m² (1,076 ft²)". */
export const formatArea = (areaM2: number, locale: Locale): string =>
  `${areaM2}${noBreakSpace}m²${locale === 'en' ? ` (${formatSquareFeet(areaM2)})` : ''}`

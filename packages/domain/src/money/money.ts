// Money is written one way on the whole site, in both languages: currency sign, no-break space, thousands comma.
// Peru groups thousands with a comma as English does; CLDR's es-PE leaves 1083 ungrouped, so one grouping is fixed here.

export const noBreakSpace = '\u00A0'

const grouped = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

export function usd(amount: number): string {
  return `US$${noBreakSpace}${grouped.format(amount)}`
}

export function pen(amount: number): string {
  return `S/${noBreakSpace}${grouped.format(amount)}`
}

/** Whole soles, half up. Rates have at most four decimals: counting in ten-thousandths keeps binary fractions out. */
export function soles(dollars: number, solesPerDollar: number): number {
  return Math.floor((Math.round(dollars * 100) * Math.round(solesPerDollar * 10_000)) / 1_000_000 + 0.5)
}

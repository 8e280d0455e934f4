import { product } from '../../e2e/support/product'

/** Loads a calendar like a calendar service on the internet. Returns its status and its lines. */
export async function loadCalendar(url: string): Promise<{ status: number; lines: string[] }> {
  const { pathname, search } = new URL(url)
  const response = await fetch(product().siteUrl + pathname + search)
  // Calendar files fold long lines.
  return { status: response.status, lines: (await response.text()).replaceAll('\r\n ', '').split('\r\n') }
}

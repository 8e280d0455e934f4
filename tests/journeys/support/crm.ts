import { expect } from '@playwright/test'
import { readCrmBodies } from '../../e2e/support/integrations'

/** The CRM numbers of the projects, from the form presets of the specification. */
export const crmProjects = {
  santorini: 6,
  mykonos: 5,
  'punta-arena': 2,
  'punta-arena-2': 8,
  'prado-piamonte': 7,
  zafiro: 4,
  coral: 3,
  'bahia-serena': 9,
  o2: 1,
  killa: 100,
} as const

/** Waits until the CRM has received a lead with the e-mail address. Returns all request bodies with the address. */
export async function waitForCrmBodies(email: string, timeout = 60_000): Promise<Record<string, unknown>[]> {
  await expect.poll(async () => (await readCrmBodies(email)).length, { timeout }).toBeGreaterThan(0)
  return readCrmBodies(email)
}

/** Checks that the CRM receives exactly one lead with the e-mail address, and returns its body. */
export async function expectOneCrmBody(email: string): Promise<Record<string, unknown>> {
  const [first] = await waitForCrmBodies(email)
  // A second delivery would follow within seconds.
  await new Promise((resolve) => setTimeout(resolve, 5000))
  expect(await readCrmBodies(email)).toHaveLength(1)
  return first ?? {}
}

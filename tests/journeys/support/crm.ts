import { expect } from '@playwright/test'
import { crmBodies } from '../../e2e/support/receivers'

/** The numbers the CRM knows the projects by: the form presets of the specification. */
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

/** Waits until the CRM has received something about a person and returns all of it. */
export async function crmReceives(email: string, timeout = 60_000): Promise<Record<string, unknown>[]> {
  await expect.poll(async () => (await crmBodies(email)).length, { timeout }).toBeGreaterThan(0)
  return crmBodies(email)
}

/** Fails if the CRM has received anything but one lead of this person, also some seconds later. */
export async function crmReceivesOnce(email: string): Promise<Record<string, unknown>> {
  const [first] = await crmReceives(email)
  // A second delivery would follow within the worker's polling interval of two seconds.
  await new Promise((resolve) => setTimeout(resolve, 5000))
  expect(await crmBodies(email)).toHaveLength(1)
  return first ?? {}
}

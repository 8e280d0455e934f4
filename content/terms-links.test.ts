import { expect, test } from 'vitest'
import { demoContent } from './snapshot'

test('links only to existing sections and entries of the terms page', () => {
  const sections = new Map(
    demoContent.termsSections.map((section) => [
      section.key,
      new Set([
        ...section.accordions.map((accordion) => accordion.key),
        ...(section.listsCampaigns ? demoContent.campaigns.map((campaign) => campaign.key) : []),
      ]),
    ]),
  )
  const links = [...JSON.stringify(demoContent).matchAll(/\?section=([a-z0-9-]+)(?:&subsection=([a-z0-9-]+))?/g)]
  const linkedEntries = new Set(links.map(([, section, entry]) => entry ?? section))
  expect([...linkedEntries].sort()).toEqual([
    'open-house-o2',
    'promociones',
    'promociones2',
    'referidos',
    'sorteo-bahia-serena',
    'terminos3',
    'terminos7',
    'viaje-huacachina',
  ])
  for (const [link, section = '', entry] of links) {
    expect(sections.has(section), link).toBe(true)
    if (entry !== undefined) expect(sections.get(section)?.has(entry), link).toBe(true)
  }
})

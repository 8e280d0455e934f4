import type { CSSProperties } from 'react'
import { Box } from '../../panel/parts/box'
import { readProjects } from '../../sales/leads/read-lead'
import { readLeadCounts } from '../../sales/leads/sales-figures'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'

/** Leads of the last thirty days by project and by source: bars with their numbers. */
export async function LeadSourcesBlock({ pool, language }: BlockProps) {
  const say = words[language]
  const counts = await ifKnown(readLeadCounts(pool))
  const projects = await ifKnown(readProjects(pool, language))
  return (
    <>
      <Box id="by-project" light={say.leadsBy} bold={say.byProject} width="third">
        {!counts && <p>{say.notKnown}</p>}
        <Bars bars={counts?.projects.map(({ name, count }) => ({ name: projects?.get(name) ?? name, count })) ?? []} />
      </Box>
      <Box id="by-source" light={say.leadsBy} bold={say.bySource} width="third">
        {!counts && <p>{say.notKnown}</p>}
        <Bars bars={counts?.sources.map(({ name, count }) => ({ name: name || say.noCampaign, count })) ?? []} />
      </Box>
    </>
  )
}

function Bars({ bars }: { bars: { name: string; count: number }[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ul className="bars">
      {bars.map(({ name, count }) => (
        <li key={name}>
          <span>{name}</span>
          <i style={{ '--share': `${(100 * count) / most}%` } as CSSProperties} aria-hidden="true" />
          <b>{count}</b>
        </li>
      ))}
    </ul>
  )
}

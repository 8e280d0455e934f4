import type { CSSProperties } from 'react'
import { Box } from '../../panel/parts/box'
import { readProjects } from '../../sales/leads/read-lead'
import { readLeadCounts } from '../../sales/leads/sales-figures'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

export async function LeadSourcesBlock({ pool, language }: BlockProps) {
  const messages = startMessages[language]
  const counts = await orUndefined(readLeadCounts(pool))
  const projects = await orUndefined(readProjects(pool, language))
  return (
    <>
      <Box id="by-project" light={messages.leadsBy} bold={messages.byProject} width="third">
        {!counts && <p>{messages.notKnown}</p>}
        {counts?.projects.length === 0 && <p>{messages.leadsByNone}</p>}
        <CountBars
          bars={counts?.projects.map(({ name, count }) => ({ name: projects?.get(name) ?? name, count })) ?? []}
        />
      </Box>
      <Box id="by-source" light={messages.leadsBy} bold={messages.bySource} width="third">
        {!counts && <p>{messages.notKnown}</p>}
        {counts?.sources.length === 0 && <p>{messages.leadsByNone}</p>}
        <CountBars
          bars={counts?.sources.map(({ name, count }) => ({ name: name || messages.noCampaign, count })) ?? []}
        />
      </Box>
    </>
  )
}

function CountBars({ bars }: { bars: { name: string; count: number }[] }) {
  const maxCount = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ul className="bars">
      {bars.map(({ name, count }) => (
        <li key={name}>
          <span>{name}</span>
          <i style={{ '--share': `${(100 * count) / maxCount}%` } as CSSProperties} aria-hidden="true" />
          <b>{count}</b>
        </li>
      ))}
    </ul>
  )
}

import { waitInWords } from '@sillar/domain/lead/first-answer'
import { dayAndTime } from '../../panel/dates/format-time'
import { Box } from '../../panel/parts/box'
import { readFilter } from '../../sales/leads/lead-filter'
import { listLeads } from '../../sales/leads/list-leads'
import { readProjects } from '../../sales/leads/read-lead'
import { linksTo, readMessages } from '../../sales/leads/read-messages'
import { readLastAnswer } from '../../sales/leads/sales-figures'
import { LeadRow } from '../../sales/leads/views/lead-row'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'

const SHOWN = 6
const waitingOldestFirst = readFilter({ espera: '1', orden: 'antiguas' })

/** Who waits for a first answer, the longest first. */
export async function WaitingLeadsBlock({ payload, pool, language, now, adviser }: BlockProps & { adviser: string }) {
  const say = words[language]
  const found = await ifKnown(
    Promise.all([listLeads(pool, waitingOldestFirst), readProjects(pool, language), readMessages(payload)]),
  )
  const [{ leads, count } = { leads: [], count: 0 }, projects, messages] = found ?? []
  const oldest = leads[0]
  const last = found && count === 0 ? await ifKnown(readLastAnswer(pool)) : undefined
  return (
    <Box
      id="waiting"
      light={say.waitingLeads}
      bold={count > 0 ? `${count}` : ''}
      width="wide"
      link={{ href: '/admin/consultas?espera=1&orden=antiguas', text: say.seeAll }}
    >
      {!found && <p>{say.notKnown}</p>}
      {found && !oldest && <p>{last ? say.nobodyWaits(dayAndTime(last, language)) : say.nobodyWaitsYet}</p>}
      {oldest && <p>{say.longestWait(waitInWords(now.getTime() - oldest.receivedAt.getTime()))}</p>}
      <ul className="lead-list lead-list--start">
        {projects &&
          messages &&
          leads.slice(0, SHOWN).map((lead) => {
            const project = projects.get(lead.project) ?? lead.project
            const { whatsApp } = linksTo(lead, { messages, project, adviser })
            return (
              <LeadRow
                key={lead.id}
                lead={lead}
                project={project}
                whatsApp={whatsApp}
                now={now}
                language={language}
                isPlain
              />
            )
          })}
      </ul>
      {count > SHOWN && <p>{say.andMore(count - SHOWN)}</p>}
    </Box>
  )
}

import { formatInstant } from '@app/domain/calendar/format-date'
import { formatWait } from '@app/domain/lead/first-answer'
import { waitingLeadsUrl } from '../../notices/waiting-leads'
import { Box } from '../../panel/parts/box'
import { readProjects } from '../../sales/leads/read-lead'
import { contactLinks, readMessageTemplates } from '../../sales/leads/read-message-templates'
import { readNewestLead } from '../../sales/leads/read-newest-lead'
import { readLastAnswer } from '../../sales/leads/sales-figures'
import { LeadRow } from '../../sales/leads/views/lead-row'
import { RefreshOnNewLead } from '../../sales/leads/views/refresh-on-new-lead'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'
import { readWaitingLeads } from '../read-waiting-leads'

const MAX_SHOWN = 6

export async function WaitingLeadsBlock({
  payload,
  pool,
  language,
  now,
  salespersonName,
}: BlockProps & { salespersonName: string }) {
  const messages = startMessages[language]
  const data = await orUndefined(
    Promise.all([
      readWaitingLeads(pool),
      readProjects(pool, language),
      readMessageTemplates(payload),
      readNewestLead(pool),
    ]),
  )
  const [{ leads, count } = { leads: [], count: 0 }, projects, templates, newest = null] = data ?? []
  const oldest = leads[0]
  const lastAnswer = data && count === 0 ? await orUndefined(readLastAnswer(pool)) : undefined
  return (
    <Box
      id="waiting"
      light={messages.waitingLeads}
      bold={count > 0 ? `${count}` : ''}
      width="wide"
      link={{ href: waitingLeadsUrl, text: messages.seeAll }}
    >
      <RefreshOnNewLead newest={newest} language={language} />
      {!data && <p>{messages.notKnown}</p>}
      {data && !oldest && (
        <p>{lastAnswer ? messages.noneWaiting(formatInstant(lastAnswer, language)) : messages.noneWaitingYet}</p>
      )}
      {oldest && <p>{messages.longestWait(formatWait(now.getTime() - oldest.receivedAt.getTime()))}</p>}
      <ul className="lead-list lead-list--start">
        {projects &&
          templates &&
          leads.slice(0, MAX_SHOWN).map((lead) => {
            const project = projects.get(lead.project) ?? lead.project
            const { whatsApp } = contactLinks(lead, { templates, project, salespersonName })
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
      {count > MAX_SHOWN && <p>{messages.andMore(count - MAX_SHOWN)}</p>}
    </Box>
  )
}

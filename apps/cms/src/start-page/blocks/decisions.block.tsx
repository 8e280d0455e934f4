import { readOpenComplaints } from '../../notices/read-open-complaints'
import { waitingLeadsUrl } from '../../notices/waiting-leads'
import { Box, Row } from '../../panel/parts/box'
import { readProjects } from '../../sales/leads/read-lead'
import { readNewestLead } from '../../sales/leads/read-newest-lead'
import { RefreshOnNewLead } from '../../sales/leads/views/refresh-on-new-lead'
import { countRewards } from '../../sales/referrals/read-referrals'
import { type BlockProps, orUndefined } from '../block-props'
import { decisionsOf } from '../decisions'
import { startMessages } from '../messages'
import { readWaitingLeads } from '../read-waiting-leads'

/** Lists what waits for the manager: complaints, leads without an answer, and rewards. */
export async function DecisionsBlock({ pool, language, now }: BlockProps) {
  const messages = startMessages[language]
  const data = await orUndefined(
    Promise.all([
      readWaitingLeads(pool),
      readOpenComplaints(pool, now),
      countRewards(pool),
      readProjects(pool, language),
      readNewestLead(pool),
    ]),
  )
  const [leads, complaints, rewards, projectNames, newest] = data ?? []
  const decisions =
    leads && complaints && rewards && projectNames
      ? decisionsOf(
          { leads: { list: leads.leads, count: leads.count }, complaints, rewards, projectNames },
          now,
          language,
        )
      : undefined
  return (
    <Box
      id="decisions"
      light={messages.decisions}
      bold={messages.decisionsBold}
      width="wide"
      link={{ href: waitingLeadsUrl, text: messages.seeWaiting }}
    >
      <RefreshOnNewLead newest={newest ?? null} language={language} />
      {!decisions && <p>{messages.notKnown}</p>}
      {decisions?.length === 0 && <p>{messages.decisionsNone}</p>}
      <ul className="rows">
        {decisions?.map(({ key, ...row }) => (
          <Row key={key} {...row} />
        ))}
      </ul>
    </Box>
  )
}

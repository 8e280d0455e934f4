import { deadlineSentence } from '@app/domain/complaint/days-left'
import { formatWait, urgencyOf } from '@app/domain/lead/first-answer'
import type { OpenComplaint } from '../notices/read-open-complaints'
import { waitingLeadsUrl } from '../notices/waiting-leads'
import type { Language } from '../panel/language/language'
import type { ListedLead } from '../sales/leads/list-leads'
import { startMessages } from './messages'

export type Decision = { key: string; href: string; name: string; note: string; value: string; isBad: boolean }

type Waiting = {
  leads: {
    list: Pick<ListedLead, 'id' | 'firstName' | 'lastName' | 'project' | 'owner' | 'receivedAt'>[]
    count: number
  }
  complaints: OpenComplaint[]
  rewards: { due: number; approved: number }
  projectNames: Map<string, string>
}

const MAX_OF_A_KIND = 3

/** Returns what waits for the manager, the most urgent first: late complaints, late leads, the rest, and rewards. */
export function decisionsOf(waiting: Waiting, now: Date, language: Language): Decision[] {
  const decisions = [...complaintsOf(waiting, language), ...leadsOf(waiting, now, language)]
  return [
    ...decisions.filter(({ isBad }) => isBad),
    ...decisions.filter(({ isBad }) => !isBad),
    ...rewardsOf(waiting, language),
  ]
}

function complaintsOf({ complaints }: Waiting, language: Language): Decision[] {
  const messages = startMessages[language]
  return complaints.slice(0, MAX_OF_A_KIND).map(({ id, name, reference, claimType, deadline, ruleKind, isLetter }) => ({
    key: id,
    href: `/admin/collections/complaints/${id}`,
    name: `${name}, ${messages.claims[claimType] ?? ''}`,
    note: isLetter ? `${reference} · ${messages.letterToDeliver}` : reference,
    value: deadlineSentence(deadline, ruleKind, language),
    isBad: deadline.state !== 'calm',
  }))
}

function leadsOf({ leads, projectNames }: Waiting, now: Date, language: Language): Decision[] {
  const messages = startMessages[language]
  const shown = leads.list.slice(0, MAX_OF_A_KIND).map((lead): Decision => {
    const waitedMs = now.getTime() - lead.receivedAt.getTime()
    return {
      key: lead.id,
      href: `/admin/consultas/${lead.id}`,
      name: `${lead.firstName} ${lead.lastName}`,
      note: [projectNames.get(lead.project) ?? lead.project, lead.owner ?? messages.noOwner].join(', '),
      value: messages.waitsSince(formatWait(waitedMs)),
      isBad: urgencyOf(waitedMs) === 'late',
    }
  })
  const hidden = leads.count - shown.length
  if (hidden <= 0) return shown
  const more = { key: 'leads', href: waitingLeadsUrl, note: '', isBad: false }
  return [...shown, { ...more, name: messages.moreLeads(hidden), value: '' }]
}

function rewardsOf({ rewards }: Waiting, language: Language): Decision[] {
  const messages = startMessages[language]
  const row = (list: 'due' | 'approved', name: string): Decision[] =>
    rewards[list] === 0
      ? []
      : [
          {
            key: list,
            href: `/admin/referidos?lista=${list}`,
            name: `${messages.rewards} ${messages.rewardsBold}`,
            note: name,
            value: String(rewards[list]),
            isBad: false,
          },
        ]
  return [...row('due', messages.rewardsDue), ...row('approved', messages.rewardsApproved)]
}

// Lists what the access table promises, with the keys and values of tests/access/reality.ts.
import {
  type Action,
  actionRules,
  collectionRules,
  globalRules,
  secondFactorRoles,
} from '../../apps/cms/src/platform/access/access-table'
import type { Role } from '../../apps/cms/src/platform/access/roles'

/** The sender of the requests: a role with or without its second factor, or a visitor without an account. */
export type Requester = { name: string; role: Role | undefined; hasSecondFactor: boolean }

const activeRole = ({ role, hasSecondFactor }: Requester): Role | undefined =>
  role && (hasSecondFactor || !secondFactorRoles.includes(role)) ? role : undefined

const isAllowed = (list: readonly Role[] | undefined, role: Role | undefined) =>
  role && list?.includes(role) ? 'yes' : 'no'

/** Maps the actions of reality.ts to their names in the access table. */
const actions = {
  'answer a complaint': 'answer a complaint',
  'open an attachment': 'open the attachment of a complaint',
  'export the register': 'export the complaint register',
  'handle a request': 'handle privacy requests',
  'export a person': 'export the data of a person',
  'erase a person': 'erase the data of a person',
  'add an incident': 'handle incidents',
  replay: 'send a delivery again',
  'run a job': 'run a failed job again',
  'change a lead': 'work on leads',
  'answer on WhatsApp': 'work on leads',
  'decide about persons': 'work on leads',
  'save a view': 'work on leads',
  'export the team': 'see the team',
  'export the funnel': 'see the funnel',
  export: 'export leads',
  'change a referral': 'work on referrals',
  'invite a referred person': 'work on referrals',
  'approve a reward': 'approve and pay rewards',
  'change lots': 'change the state of lots',
  'mark an appointment': 'manage appointments',
  'issue a quote': 'work on leads',
  'export lots': 'export lots',
  'import lots': 'import lots',
  'connect a form': 'connect external forms',
  'import a list': 'import a list of leads',
  'see publishing': 'see the publishing status',
  'publish now': 'publish now',
  'go back': 'roll back a release',
  'end-sessions': 'end the sessions of an account',
  'second-factor/reset': 'reset a second factor',
  invite: 'invite an account again',
  close: 'close an account',
} satisfies Record<string, Action>

export function expectedOf(requester: Requester): Map<string, string> {
  const role = activeRole(requester)
  const facts = new Map<string, string>()
  for (const [slug, rule] of Object.entries(collectionRules)) {
    const part = role && rule.readPart?.[role] ? 'part' : 'no'
    const own = rule.own?.includes('read') && requester.role ? 'own' : part
    facts.set(`${slug} read`, isAllowed(rule.read, role) === 'yes' ? 'all' : own)
    facts.set(`${slug} create`, isAllowed(rule.create, role))
    facts.set(`${slug} update`, isAllowed(rule.update, role))
    facts.set(`${slug} delete`, isAllowed(rule.delete, role))
    if (rule.unlock) facts.set(`${slug} unlock`, isAllowed(rule.unlock, role))
    for (const field of rule.personal?.fields ?? [])
      facts.set(
        `${slug}.${field} read`,
        isAllowed(rule.read, role) === 'yes' ? isAllowed(rule.personal?.read, role) : 'no',
      )
    const menu = rule.menu ?? [...(rule.read ?? []), ...(Object.keys(rule.readPart ?? {}) as Role[])]
    facts.set(`${slug} menu`, isAllowed(menu, requester.role))
  }
  for (const [slug, rule] of Object.entries(globalRules)) {
    facts.set(`${slug} read`, isAllowed(rule.read, role))
    facts.set(`${slug} update`, isAllowed(rule.update, role))
    facts.set(`${slug} menu`, isAllowed(rule.menu ?? rule.read, requester.role))
  }
  for (const [action, rule] of Object.entries(actions))
    facts.set(`action: ${action}`, isAllowed(actionRules[rule], role))
  facts.set('populated records that the rules keep back', '')
  facts.set('bulk reads beyond the limit or the log', '')
  facts.set('counts without a line in the log', '')
  return facts
}

import type { AdminViewServerProps, Payload } from 'payload'
import type { Language } from '../../panel/language/language'
import { DeskPage } from '../../panel/layout/panel-page'
import { panelAreas } from '../../panel/navigation/panel-pages'
import { requirePageAccess } from '../../panel/navigation/staff-page'
import { labelIn } from '../../panel/records/name-records'
import { type Action, actionRules } from '../../platform/access/access-table'
import { roleNames } from '../../platform/access/role-names'
import { type Role, roles } from '../../platform/access/roles'
import { accountMessages } from '../users/messages'
import { actionNames, rolesMessages } from './messages'
import { powerOf } from './role-powers'

/** Shows what each role may do, from the rules that the panel applies. */
export function RolesView(props: AdminViewServerProps) {
  const { req, language } = requirePageAccess(props, '/admin/roles', 'see what each role may do')
  const messages = rolesMessages[language]
  return (
    <DeskPage
      {...props}
      crumbs={[
        { label: accountMessages[language].accounts, url: '/collections/users' },
        { label: messages.title.join(' ') },
      ]}
    >
      <div className="desk__head">
        <div>
          <h1>
            {messages.title[0]} <b>{messages.title[1]}</b>
          </h1>
          <p className="desk-soft">{messages.intro}</p>
        </div>
      </div>
      {panelAreas.map(({ name, pages }) => {
        const rows = pages.flatMap((slug) => pageRow(slug, req.payload, language))
        return (
          rows.length > 0 && (
            <RoleTable key={name.en} name={name[language]} first={messages.page} rows={rows} language={language} />
          )
        )
      })}
      <RoleTable
        name={`${messages.actions} ${messages.actionsBold}`}
        first={messages.action}
        rows={Object.entries(actionRules).map(([action, allowed]) => ({
          name: language === 'es' ? actionNames[action as Action] : action[0]?.toUpperCase() + action.slice(1),
          cells: roles.map((role) => ((allowed as readonly Role[]).includes(role) ? messages.may : messages.no)),
        }))}
        language={language}
      />
    </DeskPage>
  )
}

type TableRow = { name: string; cells: string[] }

function pageRow(slug: string, payload: Payload, language: Language): TableRow[] {
  const { collections, globals } = payload.config
  const collection = collections.find((config) => config.slug === slug)
  const global = globals.find((config) => config.slug === slug)
  const label = collection?.labels.plural ?? global?.label
  if (!label) return []
  const messages = rolesMessages[language]
  return [{ name: labelIn(label, language), cells: roles.map((role) => messages[powerOf(slug, role) ?? 'no']) }]
}

type RoleTableProps = { name: string; first: string; rows: TableRow[]; language: Language }

function RoleTable({ name, first, rows, language }: RoleTableProps) {
  const { no } = rolesMessages[language]
  return (
    <section className="roles">
      <h2>{name}</h2>
      <table className="list__table">
        <thead>
          <tr>
            <th>{first}</th>
            {roles.map((role) => (
              <th key={role}>{roleNames[role][language]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {row.cells.map((cell, index) => {
                const role = roles[index] as Role
                return (
                  <td key={role} data-label={roleNames[role][language]}>
                    {cell === no ? <span className="list__missing">{cell}</span> : cell}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

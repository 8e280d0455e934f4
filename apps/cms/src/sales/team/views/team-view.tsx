import { formatDays } from '@app/domain/calendar/format-date'
import { periodKinds } from '@app/domain/team/compared-period'
import type { AdminViewServerProps } from 'payload'
import type { Language } from '../../../panel/language/language'
import { DeskPage } from '../../../panel/layout/panel-page'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { PrintButton } from '../../../panel/parts/print-button'
import { teamMessages } from '../messages'
import { readStock } from '../read-stock'
import { readTeam } from '../read-team'
import { nameOfKind, readTeamPeriod, type TeamPeriod } from '../team-query'
import { StockTable } from './stock-table'
import { TeamTable } from './team-table'

/** Renders the figures of each salesperson, compared with the previous period, and the lots by project. */
export async function TeamView(props: AdminViewServerProps) {
  const { pool, language } = requirePageAccess(props, '/admin/equipo', 'see the team')
  const messages = teamMessages[language]
  const now = new Date()
  const period = readTeamPeriod((props.searchParams ?? {}) as Record<string, unknown>, now)
  const [team, stock] = await Promise.all([readTeam(pool, period), readStock(pool)])
  return (
    <DeskPage {...props} crumbs={[{ label: messages.pageName }]}>
      <div className="desk__head">
        <h1>
          {messages.title} <b>{messages.titleBold}</b>
        </h1>
        <div className="desk-buttons">
          <PeriodLinks period={period} language={language} />
          <a className="desk-btn" href={`/api/team/csv?periodo=${nameOfKind[period.kind]}`} download>
            <DeskIcon name="download" />
            {messages.export}
          </a>
          <PrintButton label={messages.print} />
        </div>
      </div>
      <p className="team__period">
        {messages.compared(
          formatDays(period.current.from, period.current.to, language),
          formatDays(period.previous.from, period.previous.to, language),
        )}
      </p>
      {!team.hasTeams && (
        <p className="desk-box" role="note">
          {messages.noTeams} <a href="/admin/globals/sales-desk">{messages.addTeam}</a>
        </p>
      )}
      <TeamTable team={team} period={period} now={now} language={language} />
      <p className="desk-soft team__note">{messages.note}</p>
      <StockTable stock={stock} language={language} />
    </DeskPage>
  )
}

function PeriodLinks({ period, language }: { period: TeamPeriod; language: Language }) {
  const messages = teamMessages[language]
  return (
    <nav className="segments" aria-label={messages.period}>
      {periodKinds.map((kind) => (
        <a
          key={kind}
          href={`/admin/equipo?periodo=${nameOfKind[kind]}`}
          aria-current={kind === period.kind ? 'page' : undefined}
        >
          {messages.kinds[kind]}
        </a>
      ))}
    </nav>
  )
}

import { formatDays } from '@app/domain/calendar/format-date'
import type { AdminViewServerProps } from 'payload'
import { FilterForm, FilterSelect } from '../../../panel/forms/filter-form'
import type { Language } from '../../../panel/language/language'
import { DeskPage } from '../../../panel/layout/panel-page'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { PrintButton } from '../../../panel/parts/print-button'
import { readProjects } from '../../leads/read-lead'
import { funnelRanges, type Period, periods, readFunnelQuery } from '../funnel-period'
import { funnelMessages } from '../messages'
import { type Grouping, groupings, readComparedFunnel } from '../read-funnel'
import { FunnelChart } from './funnel-chart'
import { GroupFigures } from './group-figures'

/** Renders the funnel from page view to sale. The period and the grouping are in the query string. */
export async function FunnelView(props: AdminViewServerProps) {
  const { pool, language } = requirePageAccess(props, '/admin/embudo', 'see the funnel')
  const messages = funnelMessages[language]
  const { period, by } = readFunnelQuery((props.searchParams ?? {}) as Record<string, unknown>)
  const ranges = funnelRanges(period, new Date())
  const { current, previous } = ranges
  const [funnel, projects] = await Promise.all([readComparedFunnel(pool, ranges, by), readProjects(pool, language)])
  const figures = { funnel, from: current.from, previousFrom: previous.from, language }
  return (
    <DeskPage {...props} crumbs={[{ label: messages.pageName }]}>
      <div className="desk__head">
        <h1>
          {messages.title} <b>{messages.titleBold}</b>
        </h1>
        <FunnelFilter period={period} by={by} language={language} />
      </div>
      <p className="team__period">
        {messages.compared(
          formatDays(current.from, current.to, language),
          formatDays(previous.from, previous.to, language),
        )}
      </p>
      <section className="desk-box" aria-label={`${messages.title} ${messages.titleBold}`}>
        <FunnelChart {...figures} />
      </section>
      <section className="desk-box desk-box--next" aria-labelledby="funnel-groups">
        <h2 id="funnel-groups">
          {messages.groups} <b>{messages.groupsBold}</b>
        </h2>
        <GroupFigures {...figures} by={by} projects={projects} />
      </section>
    </DeskPage>
  )
}

function FunnelFilter({ period, by, language }: { period: Period; by: Grouping; language: Language }) {
  const messages = funnelMessages[language]
  return (
    <FilterForm
      submit={messages.show}
      after={
        <>
          <a className="desk-btn" href={`/api/funnel/csv?dias=${period}&por=${by}`} download>
            <DeskIcon name="download" />
            {messages.export}
          </a>
          <PrintButton label={messages.print} />
        </>
      }
    >
      <FilterSelect
        label={messages.period}
        name="dias"
        value={period}
        options={periods.map((days) => ({ value: days, label: messages.days(days) }))}
      />
      <FilterSelect
        label={messages.by}
        name="por"
        value={by}
        options={groupings.map((grouping) => ({ value: grouping, label: messages.groupings[grouping] }))}
      />
    </FilterForm>
  )
}

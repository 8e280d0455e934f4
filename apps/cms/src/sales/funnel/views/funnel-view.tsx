import type { AdminViewServerProps } from 'payload'
import { FilterForm, FilterSelect } from '../../../panel/forms/filter-form'
import { DeskPage } from '../../../panel/layout/panel-page'
import { enterDesk } from '../../../panel/navigation/staff-page'
import { readProjects } from '../../leads/read-lead'
import { firstDay, type Period, periods, readWanted } from '../funnel-period'
import { type FunnelLanguage, funnelWords } from '../messages'
import { type Grouping, groupings, readFunnel } from '../read-funnel'
import { FunnelChart } from './funnel-chart'
import { GroupFigures } from './group-figures'

/** From the visit of the site to the sale. Its address says of which days, and by what. */
export async function FunnelView(props: AdminViewServerProps) {
  const { pool, language } = enterDesk(props, '/admin/embudo', 'see which campaign sells')
  const say = funnelWords[language]
  const { period, by } = readWanted((props.searchParams ?? {}) as Record<string, unknown>)
  const from = firstDay(period, new Date())
  const [funnel, projects] = await Promise.all([readFunnel(pool, { from, by }), readProjects(pool, language)])
  return (
    <DeskPage {...props} crumbs={[{ label: say.room }]}>
      <div className="desk__head">
        <h1>
          {say.title} <b>{say.titleBold}</b>
        </h1>
        <Choices period={period} by={by} language={language} />
      </div>
      <section className="desk-box" aria-label={`${say.title} ${say.titleBold}`}>
        <FunnelChart funnel={funnel} from={from} language={language} />
      </section>
      <section className="desk-box desk-box--next" aria-labelledby="funnel-groups">
        <h2 id="funnel-groups">
          {say.groups} <b>{say.groupsBold}</b>
        </h2>
        <GroupFigures funnel={funnel} by={by} from={from} projects={projects} language={language} />
      </section>
    </DeskPage>
  )
}

function Choices({ period, by, language }: { period: Period; by: Grouping; language: FunnelLanguage }) {
  const say = funnelWords[language]
  return (
    <FilterForm submit={say.show}>
      <FilterSelect
        label={say.period}
        name="dias"
        value={period}
        options={periods.map((days) => ({ value: days, label: say.days(days) }))}
      />
      <FilterSelect
        label={say.by}
        name="por"
        value={by}
        options={groupings.map((grouping) => ({ value: grouping, label: say.groupings[grouping] }))}
      />
    </FilterForm>
  )
}

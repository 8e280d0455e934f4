import { formatInstant } from '@app/domain/calendar/format-date'
import { lotStates } from '@app/domain/lot/lot.schema'
import type { AdminViewServerProps } from 'payload'
import { readLots, readSellingProjects } from '../../../content/projects/read-lots'
import { FilterForm, FilterSelect } from '../../../panel/forms/filter-form'
import { DeskPage } from '../../../panel/layout/panel-page'
import { enterDesk } from '../../../panel/navigation/staff-page'
import { may } from '../../../platform/access/apply-access'
import { CsvForm } from './csv-form'
import { LotGrid } from './lot-grid'
import { lotMessages } from './messages'

export async function LotsView(props: AdminViewServerProps) {
  const { user, pool, language } = enterDesk(props, '/admin/lotes', 'see lots')
  const messages = lotMessages[language]
  const projects = await readSellingProjects(pool)
  const requestedSlug = String(props.searchParams?.proyecto ?? '')
  const project = projects.find(({ slug }) => slug === requestedSlug) ?? projects[0]
  const lots = project ? await readLots(pool, project.id) : []
  const formatTime = (instant: string | null) => (instant ? formatInstant(new Date(instant), language) : '')
  const gridLots = lots.map(({ id, code, block, state, stateSince, stateBy, heldUntil }) => ({
    id,
    code,
    block,
    state,
    since: messages.since(formatTime(stateSince), stateBy),
    until: state === 'held' && heldUntil ? messages.heldUntil(formatTime(heldUntil)) : undefined,
  }))
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title }]}>
      <div className="desk__head">
        <h1>
          {messages.title} <b>{project?.name}</b>
        </h1>
        {project && (
          <CsvForm
            project={project.slug}
            language={language}
            mayImport={may(user, 'import lots')}
            mayExport={may(user, 'export lots') && lots.length > 0}
          />
        )}
      </div>
      <FilterForm submit={messages.show}>
        <FilterSelect
          label={messages.project}
          name="proyecto"
          value={project?.slug}
          options={projects.map(({ slug, name, lots: count }) => ({ value: slug, label: `${name} (${count})` }))}
        />
      </FilterForm>
      {lots.length === 0 ? (
        <p className="desk-box">{messages.none}</p>
      ) : (
        <>
          <p>
            {lotStates
              .map((state) => messages.count(lots.filter((lot) => lot.state === state).length, state))
              .join(' · ')}
          </p>
          <p className="desk-soft">{messages.note}</p>
          <LotGrid lots={gridLots} language={language} mayChange={may(user, 'change the state of lots')} />
        </>
      )}
    </DeskPage>
  )
}

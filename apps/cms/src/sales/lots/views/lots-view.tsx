import { formatInstant } from '@app/domain/calendar/format-date'
import { lotStates } from '@app/domain/lot/lot.schema'
import { noBreakSpace, shortUsd } from '@app/domain/money/money'
import type { AdminViewServerProps } from 'payload'
import { readLots, readSellingProjects } from '../../../content/projects/read-lots'
import { FilterForm, FilterSelect } from '../../../panel/forms/filter-form'
import { DeskPage } from '../../../panel/layout/panel-page'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { may } from '../../../platform/access/apply-access'
import { recordPrivacy } from '../../../privacy/record-privacy'
import { countWaiting, readLines } from '../../waiting-list/read-waiting-list'
import { WaitingLines } from '../../waiting-list/views/waiting-lines'
import { CsvForm } from './csv-form'
import { LotGrid } from './lot-grid'
import { lotMessages } from './messages'

export async function LotsView(props: AdminViewServerProps) {
  const { req, user, pool, language } = requirePageAccess(props, '/admin/lotes', 'see lots')
  const messages = lotMessages[language]
  const projects = await readSellingProjects(pool)
  const requestedSlug = String(props.searchParams?.proyecto ?? '')
  const project = projects.find(({ slug }) => slug === requestedSlug) ?? projects[0]
  const lots = project ? await readLots(pool, project.id) : []
  const waitingCounts = project ? await countWaiting(pool, project.slug) : new Map<string, number>()
  const lines = project && may(user, 'see who waits for a lot') ? await readLines(pool, project.slug) : []
  const peopleCount = lines.flatMap(({ people }) => people).length
  if (peopleCount > 0) await recordPrivacy(req, 'listed', 'waiting_entries', { count: peopleCount })
  const formatTime = (instant: string | null) => (instant ? formatInstant(new Date(instant), language) : '')
  const gridLots = lots.map(({ id, code, block, state, stateSince, stateBy, heldUntil, ...lot }) => ({
    id,
    code,
    block,
    state,
    since: messages.since(formatTime(stateSince), stateBy),
    until: state === 'held' && heldUntil ? messages.heldUntil(formatTime(heldUntil)) : undefined,
    size: `${lot.areaM2}${noBreakSpace}m²`,
    price: shortUsd(lot.listPriceCents),
    waiting: messages.waiting(waitingCounts.get(code) ?? 0),
    waitingCount: waitingCounts.get(code) ?? 0,
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
      <WaitingLines lines={lines} language={language} />
      {lots.length === 0 ? (
        <p className="desk-box">{messages.none}</p>
      ) : (
        <>
          <p>
            {lotStates
              .map((state) => messages.count(lots.filter((lot) => lot.state === state).length, state))
              .join(' · ')}
          </p>
          <p className="desk__intro">{messages.note}</p>
          <LotGrid lots={gridLots} language={language} mayChange={may(user, 'change the state of lots')} />
        </>
      )}
    </DeskPage>
  )
}

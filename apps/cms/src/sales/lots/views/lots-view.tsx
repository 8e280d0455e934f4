import { lotStates } from '@sillar/domain/lot/lot.schema'
import type { AdminViewServerProps } from 'payload'
import { readLots, readSellingProjects } from '../../../content/projects/read-lots'
import { dayAndTime } from '../../../panel/dates/format-time'
import { FilterForm, FilterSelect } from '../../../panel/forms/filter-form'
import { DeskPage } from '../../../panel/layout/panel-page'
import { enterDesk } from '../../../panel/navigation/staff-page'
import { may } from '../../../platform/access/apply-access'
import { CsvForm } from './csv-form'
import { LotWall } from './lot-grid'
import { lotWords } from './messages'

/** The lots of one project as a wall of stones: choose some, then say how they stand. */
export async function LotsView(props: AdminViewServerProps) {
  const { user, pool, language } = enterDesk(props, '/admin/lotes', 'see the desk of lots')
  const say = lotWords[language]
  const projects = await readSellingProjects(pool)
  const asked = String(props.searchParams?.proyecto ?? '')
  const project = projects.find(({ slug }) => slug === asked) ?? projects[0]
  const lots = project ? await readLots(pool, project.id) : []
  const told = (instant: string | null) => (instant ? dayAndTime(new Date(instant), language) : '')
  const stones = lots.map(({ id, code, block, state, stateSince, stateBy, heldUntil }) => ({
    id,
    code,
    block,
    state,
    since: say.since(told(stateSince), stateBy),
    until: state === 'held' && heldUntil ? say.heldUntil(told(heldUntil)) : undefined,
  }))
  return (
    <DeskPage {...props} crumbs={[{ label: say.title }]}>
      <div className="desk__head">
        <h1>
          {say.title} <b>{project?.name}</b>
        </h1>
        {project && (
          <CsvForm
            project={project.slug}
            language={language}
            mayBringIn={may(user, 'bring in lots')}
            mayTakeOut={may(user, 'take out lots') && lots.length > 0}
          />
        )}
      </div>
      <FilterForm submit={say.show}>
        <FilterSelect
          label={say.project}
          name="proyecto"
          value={project?.slug}
          options={projects.map(({ slug, name, lots: count }) => ({ value: slug, label: `${name} (${count})` }))}
        />
      </FilterForm>
      {lots.length === 0 ? (
        <p className="desk-box">{say.none}</p>
      ) : (
        <>
          <p>
            {lotStates.map((state) => say.count(lots.filter((lot) => lot.state === state).length, state)).join(' · ')}
          </p>
          <p className="desk-soft">{say.note}</p>
          <LotWall stones={stones} language={language} mayChange={may(user, 'change the state of lots')} />
        </>
      )}
    </DeskPage>
  )
}

import { formatInstant } from '@app/domain/calendar/format-date'
import { lotStates } from '@app/domain/lot/lot.schema'
import { middleOf } from '@app/domain/lot/nearest-lot'
import { noBreakSpace, shortUsd } from '@app/domain/money/money'
import type { AdminViewServerProps } from 'payload'
import { readLots, readSellingProjects } from '../../../content/projects/read-lots'
import { FilterForm, FilterSelect } from '../../../panel/forms/filter-form'
import { DeskPage } from '../../../panel/layout/panel-page'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { may } from '../../../platform/access/apply-access'
import { isRecordId } from '../../../platform/database/record-id.schema'
import { recordPrivacy } from '../../../privacy/record-privacy'
import { newQuoteUrl } from '../../quotes/new-quote-url'
import { countWaiting, readLines } from '../../waiting-list/read-waiting-list'
import { WaitingLines } from '../../waiting-list/views/waiting-lines'
import { type Holder, readHolder, readHolders } from '../read-holders'
import { readSitePlan } from '../read-site-plan'
import { CsvForm } from './csv-form'
import type { DeskLot } from './desk-lot'
import { HOLDER_FIELD } from './holder-field'
import { LotDesk } from './lot-desk'
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
  const maySeeHolder = may(user, 'work on leads')
  const [plan, holders] = await Promise.all([
    project ? readSitePlan(pool, project.id, language) : null,
    project && maySeeHolder ? readHolders(pool, project.id) : new Map<string, Holder>(),
  ])
  const holderId = String(props.searchParams?.[HOLDER_FIELD] ?? '')
  const newHolder = maySeeHolder && isRecordId(holderId) ? await readHolder(pool, holderId) : undefined
  if (newHolder) await recordPrivacy(req, 'seen', `leads:${newHolder.id}`)
  if (holders.size > 0) await recordPrivacy(req, 'listed', 'leads', { count: holders.size })
  const deskLots = lots.map((lot): DeskLot => {
    const { id, code, state, heldUntil } = lot
    const holder = holders.get(id)
    const points = plan?.outlines.get(lot.shape)
    const waiting = messages.waiting(waitingCounts.get(code) ?? 0)
    return {
      id,
      code,
      block: lot.block,
      state,
      since: formatTime(lot.stateSince),
      by: lot.stateBy,
      heldUntil,
      ...(state === 'held' && heldUntil && { until: formatTime(heldUntil) }),
      ...(holder && { holder: { ...holder, href: `/admin/consultas/${holder.lead}` } }),
      size: `${lot.areaM2}${noBreakSpace}m²`,
      price: shortUsd(lot.listPriceCents),
      priceCents: lot.listPriceCents,
      ...(waiting && { waiting }),
      waitingCount: waitingCounts.get(code) ?? 0,
      ...(maySeeHolder &&
        project &&
        (state === 'free' || holder) && {
          quoteHref: newQuoteUrl({ lead: holder?.lead ?? newHolder?.id, project: project.slug, lot: code }),
        }),
      ...(points && { outline: { points, at: middleOf(points) } }),
    }
  })
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
          <p className="desk__intro">{messages.note}</p>
          {newHolder && <p className="desk-box">{messages.holdingFor(newHolder.name)}</p>}
          <LotDesk
            // The selection belongs to one project.
            key={project?.id}
            lots={deskLots}
            plan={plan && { viewBox: plan.viewBox, ground: plan.ground, name: project?.name ?? '' }}
            months={project?.months ?? null}
            rights={{
              mayChange: may(user, 'change the state of lots'),
              mayReprice: may(user, 'change the prices of lots'),
              maySeeHolder,
            }}
            newHolder={newHolder}
            language={language}
          />
        </>
      )}
      <WaitingLines lines={lines} language={language} />
    </DeskPage>
  )
}

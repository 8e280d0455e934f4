import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../../panel/layout/panel-page'
import { openQuery, sealQuery } from '../../../panel/navigation/sealed-search'
import { enterDesk } from '../../../panel/navigation/staff-page'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { recordPrivacy } from '../../../privacy/record-privacy'
import { readFilter, writeFilter } from '../lead-filter'
import { LEADS_PER_PAGE, listLeads, MAX_COUNT } from '../list-leads'
import { leadMessages } from '../messages'
import { readColleagues, readProjects, readSources } from '../read-lead'
import { contactLinks, readMessageTemplates } from '../read-message-templates'
import { readViews } from '../read-views'
import { BulkForm } from './bulk-form'
import { FilterForm } from './filter-form'
import { LeadRow } from './lead-row'
import { SavedViews } from './saved-views'

/** Renders the list of leads. The filter is in the query string, with the search text encrypted. */
export async function LeadListView(props: AdminViewServerProps) {
  const { req, user, pool, language } = enterDesk(props, '/admin/consultas', 'work on leads')
  const messages = leadMessages[language]
  const filter = readFilter(openQuery((props.searchParams ?? {}) as Record<string, string | string[]>))
  const [{ leads, count }, colleagues, projects, sources, templates, views] = await Promise.all([
    listLeads(pool, filter),
    readColleagues(pool),
    readProjects(pool, language),
    readSources(pool),
    readMessageTemplates(req.payload),
    readViews(pool, String(user.id)),
  ])
  await recordPrivacy(req, 'listed', 'leads', { count: leads.length })
  const now = new Date()
  const query = sealQuery(writeFilter({ ...filter, page: 1 }))
  const adviser = (user as { name?: string }).name ?? ''
  const pageHref = (page: number) => `/admin/consultas?${sealQuery(writeFilter({ ...filter, page }))}`
  const hasMore = count > MAX_COUNT
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title }]}>
      <div className="desk__head">
        <h1>{messages.title}</h1>
        <p className="desk-buttons">
          <a className="desk-btn" href={`/api/inbox/export?${query}`} download>
            <DeskIcon name="download" />
            {messages.download}
          </a>
        </p>
      </div>
      <SavedViews views={views} query={query} language={language} />
      <FilterForm filter={filter} colleagues={colleagues} projects={projects} sources={sources} language={language} />
      <p className="desk-soft" role="status">
        {messages.found(Math.min(count, MAX_COUNT), hasMore)}
        {filter.page > 1 && `, ${messages.page(filter.page)}`}
      </p>
      {leads.length === 0 ? (
        <p className="desk-box">{messages.none}</p>
      ) : (
        <BulkForm colleagues={colleagues} language={language}>
          <ul className="lead-list">
            {leads.map((lead) => {
              const project = projects.get(lead.project) ?? lead.project
              const { whatsApp } = contactLinks(lead, { templates, project, adviser })
              return (
                <LeadRow
                  key={lead.id}
                  lead={lead}
                  project={project}
                  whatsApp={whatsApp}
                  now={now}
                  language={language}
                />
              )
            })}
          </ul>
        </BulkForm>
      )}
      <p className="desk-buttons">
        {filter.page > 1 && (
          <a className="desk-btn" href={pageHref(filter.page - 1)}>
            {messages.newer}
          </a>
        )}
        {filter.page * LEADS_PER_PAGE < count && (
          <a className="desk-btn" href={pageHref(filter.page + 1)}>
            {messages.older}
          </a>
        )}
      </p>
    </DeskPage>
  )
}

import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../../panel/layout/panel-page'
import { decryptQuery, encryptQuery } from '../../../panel/navigation/encrypted-search'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { recordPrivacy } from '../../../privacy/record-privacy'
import { readFilter, writeFilter } from '../lead-filter'
import { LEADS_PER_PAGE, listLeads, MAX_COUNT } from '../list-leads'
import { leadMessages } from '../messages'
import { newLeadMessages } from '../new-lead-messages'
import { readColleagues, readProjects, readSources } from '../read-lead'
import { contactLinks, readMessageTemplates } from '../read-message-templates'
import { readNewestLead } from '../read-newest-lead'
import { readViews } from '../read-views'
import { standardViews } from '../standard-views'
import { BulkForm } from './bulk-form'
import { ExportMenu } from './export-menu'
import { FilterForm } from './filter-form'
import { LeadRow } from './lead-row'
import { RefreshOnNewLead } from './refresh-on-new-lead'
import { SavedViews } from './saved-views'

/** Renders the list of leads. The filter is in the query string, with the search text encrypted. */
export async function LeadListView(props: AdminViewServerProps) {
  const { req, user, pool, language } = requirePageAccess(props, '/admin/consultas', 'work on leads')
  const messages = leadMessages[language]
  const filter = readFilter(decryptQuery((props.searchParams ?? {}) as Record<string, string | string[]>))
  const [{ leads, count }, colleagues, projects, sources, templates, views, newest] = await Promise.all([
    listLeads(pool, filter),
    readColleagues(pool),
    readProjects(pool, language),
    readSources(pool),
    readMessageTemplates(req.payload),
    readViews(pool, String(user.id)),
    readNewestLead(pool),
  ])
  await recordPrivacy(req, 'listed', 'leads', { count: leads.length })
  const now = new Date()
  const query = encryptQuery(writeFilter({ ...filter, page: 1 }))
  const salespersonName = (user as { name?: string }).name ?? ''
  const pageHref = (page: number) => `/admin/consultas?${encryptQuery(writeFilter({ ...filter, page }))}`
  const hasMore = count > MAX_COUNT
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title }]}>
      <div className="desk__head">
        <h1>{messages.title}</h1>
        <div className="desk-buttons">
          <ExportMenu query={query} language={language} />
          <a className="desk-btn" href="/admin/consultas/lista">
            {newLeadMessages[language].addList}
          </a>
          <a className="desk-btn desk-btn--lime" href="/admin/consultas/nueva">
            <DeskIcon name="plus" />
            {newLeadMessages[language].add}
          </a>
        </div>
      </div>
      <SavedViews views={[...standardViews(String(user.id), language), ...views]} query={query} language={language} />
      <FilterForm filter={filter} colleagues={colleagues} projects={projects} sources={sources} language={language} />
      <RefreshOnNewLead newest={newest} language={language} />
      <p className="desk-soft" role="status">
        {messages.found(Math.min(count, MAX_COUNT), hasMore)}
        {filter.page > 1 && `, ${messages.page(filter.page)}`}
      </p>
      {leads.length === 0 ? (
        <p className="desk-box">{writeFilter(filter) === '' ? messages.none : messages.noneMatch}</p>
      ) : (
        <BulkForm colleagues={colleagues} language={language}>
          <ul className="lead-list">
            {leads.map((lead) => {
              const project = projects.get(lead.project) ?? lead.project
              const { whatsApp } = contactLinks(lead, { templates, project, salespersonName })
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

import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../panel/layout/panel-page'
import { decryptQuery, encryptQuery } from '../../panel/navigation/encrypted-search'
import { findLogSubjects } from '../find-log-subjects'
import { isFiltered, type LogFilter, readLogFilter, writeLogFilter } from '../log-filter'
import { readAccounts } from '../read-accounts'
import { readLog } from '../read-log'
import { recordPrivacy } from '../record-privacy'
import { LogFilterForm } from './log-filter-form'
import { LogLines } from './log-lines'
import { requirePrivacyAccess } from './require-privacy-access'

type Query = Record<string, string | string[] | undefined>

/** Shows the log of accesses to personal data. The filter is in the query string, with the person encrypted. */
export async function LogView(props: AdminViewServerProps) {
  const { req, pool, language, messages } = requirePrivacyAccess(props, '/admin/registro-de-datos')
  const filter = readLogFilter(decryptQuery((props.searchParams ?? {}) as Query))
  const { person, ...conditions } = filter
  const subjects = person ? await findLogSubjects(pool, person) : undefined
  const [{ lines, hasMore }, accounts] = await Promise.all([
    readLog(pool, { ...conditions, ...(subjects && { subjects }) }),
    readAccounts(pool),
  ])
  if (subjects) await recordPrivacy(req, 'searched', 'privacy_log', { count: subjects.length })
  const pageUrl = (page: number) => `?${encryptQuery(writeLogFilter({ ...filter, page } satisfies LogFilter))}`
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title, url: '/privacidad' }, { label: messages.log }]}>
      <div className="desk__head">
        <h1>{messages.log}</h1>
      </div>
      <section className="desk-box" aria-label={messages.log}>
        <p className="desk-soft">{messages.logLead}</p>
        <LogFilterForm filter={filter} accounts={accounts} language={language} />
        {lines.length === 0 && <p role="status">{isFiltered(filter) ? messages.logNoMatch : messages.logEmpty}</p>}
        <LogLines lines={lines} language={language} />
        {(filter.page > 1 || hasMore) && (
          <nav className="desk-buttons" aria-label={messages.logPages}>
            {filter.page > 1 && (
              <a className="desk-btn" href={pageUrl(filter.page - 1)}>
                {messages.logNewer}
              </a>
            )}
            {hasMore && (
              <a className="desk-btn" href={pageUrl(filter.page + 1)}>
                {messages.logOlder}
              </a>
            )}
          </nav>
        )}
      </section>
    </DeskPage>
  )
}

import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../panel/layout/panel-page'
import { DeskIcon } from '../../panel/parts/panel-icon'
import { listRequests } from '../read-requests'
import { recordPrivacy } from '../record-privacy'
import { RequestDeadline } from './request-deadline'
import { requirePrivacyAccess } from './require-privacy-access'

/** Lists the open privacy requests with the most urgent first, or the closed requests. */
export async function RequestsView(props: AdminViewServerProps) {
  const { req, pool, language, messages } = requirePrivacyAccess(props, '/admin/privacidad')
  const tab = (props.searchParams as { ver?: string } | undefined)?.ver === 'cerradas' ? 'closed' : 'waiting'
  const requests = await listRequests(pool, tab)
  await recordPrivacy(req, 'listed', 'privacy_requests', { count: requests.length })
  const now = new Date()
  const tabs = [
    { name: messages.waiting, href: '/admin/privacidad', isCurrent: tab === 'waiting' },
    { name: messages.closed, href: '/admin/privacidad?ver=cerradas', isCurrent: tab === 'closed' },
  ]
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title }]}>
      <div className="desk__head">
        <h1>
          {messages.list} <b>{messages.listBold}</b>
        </h1>
        <p className="desk-buttons">
          <a className="desk-btn" href="/admin/registro-de-datos">
            <DeskIcon name="note" />
            {messages.log}
          </a>
          <a className="desk-btn desk-btn--ink" href="/admin/privacidad/persona">
            <DeskIcon name="search" />
            {messages.findPerson}
          </a>
        </p>
      </div>
      <nav className="views" aria-label={messages.list}>
        <ul>
          {tabs.map(({ name, href, isCurrent }) => (
            <li key={href}>
              <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {requests.length === 0 && <p className="desk-box">{tab === 'closed' ? messages.noneClosed : messages.none}</p>}
      <ul className="request-list">
        {requests.map((request) => (
          <li key={request.id} className="request-row">
            <p>
              <RequestDeadline request={request} now={now} language={language} />
            </p>
            <p>
              <a href={`/admin/privacidad/solicitudes/${request.id}`}>{request.name}</a>
              <small>{request.reference}</small>
            </p>
            <p>
              <b>{messages.rights[request.kind]}</b>
              <small>{messages.states[request.state]}</small>
            </p>
            <p>{request.handler ?? messages.notAssigned}</p>
          </li>
        ))}
      </ul>
    </DeskPage>
  )
}

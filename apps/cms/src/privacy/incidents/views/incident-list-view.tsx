import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../../panel/layout/panel-page'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { recordPrivacy } from '../../record-privacy'
import { incidentMessages } from '../messages'
import { listIncidents } from '../read-incidents'
import { IncidentClock } from './incident-clock-bar'
import { NewIncidentForm } from './incident-forms'

/** Lists the incidents with personal data, with the time left to notify the authority. */
export async function IncidentListView(props: AdminViewServerProps) {
  const { req, pool, language } = requirePageAccess(props, '/admin/incidentes', 'handle incidents')
  const messages = incidentMessages[language]
  const incidents = await listIncidents(pool)
  await recordPrivacy(req, 'listed', 'incidents', { count: incidents.length })
  const now = new Date()
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title }]}>
      <div className="desk__head">
        <h1>
          {messages.heading} <b>{messages.headingBold}</b>
        </h1>
      </div>
      <p className="desk__intro">{messages.intro}</p>
      {incidents.length === 0 && <p className="desk-box">{messages.none}</p>}
      <ul className="request-list">
        {incidents.map((incident) => (
          <li key={incident.id} className="request-row">
            <p>
              <IncidentClock incident={incident} now={now} language={language} />
            </p>
            <p>
              <a href={`/admin/incidentes/${incident.id}`}>{incident.reference}</a>
              <small>{incident.what.slice(0, 120)}</small>
            </p>
            <p>
              {messages.affected} {messages.affectedBold}: <b>{incident.affectedCount}</b>
            </p>
            <p>{incident.author}</p>
          </li>
        ))}
      </ul>
      <NewIncidentForm language={language} />
    </DeskPage>
  )
}

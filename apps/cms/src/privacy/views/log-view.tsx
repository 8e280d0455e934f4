import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../panel/layout/panel-page'
import { readLog } from '../read-log'
import { enterPrivacyDesk } from './enter-privacy-desk'
import { LogLines } from './log-lines'

/** Who saw, changed, took out or erased personal data, the latest first. */
export async function LogView(props: AdminViewServerProps) {
  const { pool, language, say } = enterPrivacyDesk(props, '/admin/registro-de-datos')
  const lines = await readLog(pool)
  return (
    <DeskPage {...props} crumbs={[{ label: say.title, url: '/privacidad' }, { label: say.log }]}>
      <div className="desk__head">
        <h1>{say.log}</h1>
      </div>
      <section className="desk-box">
        <p className="desk-soft">{say.logLead}</p>
        <LogLines lines={lines} language={language} />
      </section>
    </DeskPage>
  )
}

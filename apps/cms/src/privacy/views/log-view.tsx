import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../panel/layout/panel-page'
import { readLog } from '../read-log'
import { LogLines } from './log-lines'
import { requirePrivacyAccess } from './require-privacy-access'

export async function LogView(props: AdminViewServerProps) {
  const { pool, language, messages } = requirePrivacyAccess(props, '/admin/registro-de-datos')
  const lines = await readLog(pool)
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title, url: '/privacidad' }, { label: messages.log }]}>
      <div className="desk__head">
        <h1>{messages.log}</h1>
      </div>
      <section className="desk-box">
        <p className="desk-soft">{messages.logLead}</p>
        <LogLines lines={lines} language={language} />
      </section>
    </DeskPage>
  )
}

import path from 'node:path'
import { repository, stackSettings } from '@app/tools/stack/stack-settings'
import { demoSession } from '../support/demo-session'

const shiftPort = (port: number) => port + Number(process.env.E2E_PORT_SHIFT ?? 0)

/** The settings of a product with its own data folder, for commands that open the panel. */
export const panelSettings = stackSettings(path.join(repository, '.data/panel'), {
  database: shiftPort(5583),
  cms: shiftPort(4550),
  intake: shiftPort(4560),
  preview: shiftPort(4565),
  fakeHttp: shiftPort(4570),
  fakeSmtp: shiftPort(4575),
  site: shiftPort(8590),
  metrics: shiftPort(4580),
})
export const cmsUrl = panelSettings.env.CMS_URL ?? ''
export const { sharedToken } = demoSession({ cmsUrl, sessionFile: path.join(panelSettings.dataDir, 'session.json') })

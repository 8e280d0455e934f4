import path from 'node:path'
import { repository, stackSettings } from '@app/tools/stack/stack-settings'

/** Lets two test runs, even of the same checkout, use different ports and data at the same time. */
const portShift = Number(process.env.E2E_PORT_SHIFT ?? 0)

const dataName = portShift === 0 ? 'e2e' : `e2e-${portShift}`

export const productFile = path.join(repository, `.data/${dataName}-product.json`)

export function productSettings() {
  const shifted = (port: number) => port + portShift
  const ports = {
    database: shifted(5533),
    cms: shifted(4500),
    intake: shifted(4510),
    preview: shifted(4515),
    fakeHttp: shifted(4520),
    fakeSmtp: shifted(4525),
    site: shifted(8580),
    metrics: shifted(4530),
  }
  const settings = stackSettings(path.join(repository, '.data', dataName), ports)
  // All test visitors share one IP address, so the usual limits would reject their submissions.
  settings.env.INTAKE_LIMIT_TIMES = '20'
  settings.env.MAILS_PER_RECIPIENT = '1000'
  // Resizing images takes a third of the time with effort 0, and the files are only 5% larger.
  settings.env.IMAGE_EFFORT = '0'
  return { ...settings, ports }
}

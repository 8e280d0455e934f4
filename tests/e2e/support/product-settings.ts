import path from 'node:path'
import { repository, stackSettings } from '@app/tools/stack/stack-settings'

export function productSettings() {
  // Two checkouts on one machine can run tests at the same time: set E2E_PORT_SHIFT=100 in one of them.
  const from = (port: number) => port + Number(process.env.E2E_PORT_SHIFT ?? 0)
  const ports = {
    database: from(5533),
    cms: from(4500),
    intake: from(4510),
    preview: from(4515),
    fakeHttp: from(4520),
    fakeSmtp: from(4525),
    site: from(8580),
    metrics: from(4530),
  }
  const settings = stackSettings(path.join(repository, '.data/e2e'), ports)
  // All visitors of these tests have the same IP address.
  settings.env.INTAKE_LIMIT_TIMES = '20'
  settings.env.MAILS_PER_RECIPIENT = '1000'
  // A third of the time for images that are 5 % larger; resizing them is most of the start on a fresh checkout.
  settings.env.PICTURE_EFFORT = '0'
  return { ...settings, ports }
}

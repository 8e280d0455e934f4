import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@app/tools/database/embedded-database'
import { sourceSecrets } from '../../leads/send-signed'
import { startIntakeProcess } from '../../support/intake-process'
import { cpuMilliseconds, residentMegabytes } from '../../support/process-usage'

export type UnlimitedIntake = Awaited<ReturnType<typeof startUnlimitedIntake>>

/** Starts the intake without rate limits as a separate process, so tests can read its memory and notice a crash. */
export async function startUnlimitedIntake(databaseUrl: string, extraEnv: Record<string, string> = {}) {
  const privateDir = await mkdtemp(path.join(tmpdir(), 'intake-process-'))
  const env = {
    INTAKE_LIMIT_TIMES: '1000000',
    META_APP_SECRET: sourceSecrets.meta,
    PORTAL_WEBHOOK_SECRET: sourceSecrets.portal,
    GENERIC_WEBHOOK_SECRET: sourceSecrets.generic,
    WHATSAPP_APP_SECRET: sourceSecrets.whatsapp,
    ...extraEnv,
  }
  const intake = await startIntakeProcess({ databaseUrl, port: await freePort(), privateDir, env })
  return {
    ...intake,
    privateDir,
    cpuMs: () => cpuMilliseconds(intake.child.pid ?? 0),
    residentMegabytes: () => residentMegabytes(intake.child.pid ?? 0),
    async stop() {
      await intake.stop()
      await rm(privateDir, { recursive: true, force: true })
    },
  }
}

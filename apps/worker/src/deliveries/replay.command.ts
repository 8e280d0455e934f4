import { createPool } from '@app/platform/database/pool'
import { readEnv } from '@app/platform/env/read-env'
import { databaseVariables, logVariables } from '@app/platform/env/variables'
import { createLogger } from '@app/platform/log/logger'
import { createBoss } from '@app/platform/queue/boss'
import { replayDeliveries } from '@app/platform/queue/replay-deliveries'

const [selection] = process.argv.slice(2)
if (!selection) {
  console.error('Usage: pnpm --filter @app/worker replay <delivery id | --parked>')
  process.exit(2)
}

const env = readEnv({ ...databaseVariables, ...logVariables })
const logger = createLogger({ process: 'replay', level: env.LOG_LEVEL })
const pool = createPool({ databaseUrl: env.DATABASE_URL, logger, max: 2 })
const boss = createBoss(env.DATABASE_URL, 'sender')
try {
  await boss.start()
  const ids = await replayDeliveries({ pool, boss }, selection === '--parked' ? 'all-parked' : selection)
  console.log(ids.length === 0 ? 'There are no parked deliveries.' : `Queued again: ${ids.join(', ')}`)
} finally {
  await boss.stop({ graceful: false })
  await pool.end()
}

import { createPool } from '@app/platform/database/pool'
import { readEnv } from '@app/platform/env/read-env'
import { databaseVariables, logVariables } from '@app/platform/env/variables'
import { createLogger } from '@app/platform/log/logger'
import { replayDeliveries } from '@app/platform/queue/replay-deliveries'

const [selection] = process.argv.slice(2)
if (!selection) {
  console.error('Usage: pnpm --filter @app/worker replay <delivery id | --parked>')
  process.exit(2)
}

const env = readEnv({ ...databaseVariables, ...logVariables })
const logger = createLogger({ process: 'replay', level: env.LOG_LEVEL })
const pool = createPool({ databaseUrl: env.DATABASE_URL, logger, max: 2 })
try {
  const ids = await replayDeliveries(pool, selection === '--parked' ? 'all-parked' : selection)
  if (ids.length > 0) console.log(`Queued again: ${ids.join(', ')}`)
  else if (selection === '--parked') console.log('There are no parked deliveries.')
  else {
    console.error(`No parked delivery has the id ${selection}. Pass an id from the list of deliveries, or --parked.`)
    process.exitCode = 1
  }
} finally {
  await pool.end()
}

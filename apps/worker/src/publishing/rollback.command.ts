// `pnpm release:rollback` rolls back by one release. The next publish uses the content of the CMS as usual.
import { readEnv } from '@app/platform/env/read-env'
import { publishVariables } from './publish-variables'
import { findPreviousRelease, readCurrentRelease, switchTo } from './release-folder'

const { RELEASES_DIR } = readEnv({ RELEASES_DIR: publishVariables.RELEASES_DIR })
const current = await readCurrentRelease(RELEASES_DIR)
const target = await findPreviousRelease(RELEASES_DIR)
if (!target) {
  console.error(`There is no release before ${current ?? 'the first one'} to roll back to.`)
  process.exit(1)
}
await switchTo(RELEASES_DIR, target)
console.log(`Visitors now see ${target} (was ${current ?? 'none'}).`)

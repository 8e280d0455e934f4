// `pnpm test:incremental` makes 50 random changes of the demo content and compares the incremental build with a full
// build after each, byte for byte. `pnpm test:incremental 10 7` makes 10 changes with seed 7.
import { snapshot } from '@app/domain/snapshot/snapshot.schema'
import { buildSiteBundle } from '@app/tools/stack/site-bundle'
import { createRenderers } from '../../apps/worker/src/publishing/renderers'
import { startContentServer } from '../support/content-server'
import { randomFrom } from './change-content'
import { compareBuilds } from './compare-builds'

const [changes = 50, seed = Date.now() % 100_000] = process.argv.slice(2).map(Number)
const cms = await startContentServer()
const content = snapshot.parse(cms.content)
cms.stop()
const renderers = createRenderers({
  bundleDir: await buildSiteBundle('release'),
  publicUrl: 'https://www.example.test',
})
let differingPages = 0
let renderedPages = 0
let pages = 0
for await (const change of compareBuilds(renderers, content, randomFrom(seed), changes)) {
  console.log(`${change.where}: ${change.rendered} of ${change.pages} pages rendered`, ...change.differing)
  differingPages += change.differing.length
  renderedPages += change.rendered
  pages += change.pages
}
renderers.stop()
console.log(`${changes} changes, seed ${seed}: ${renderedPages} of ${pages} pages rendered, ${differingPages} differ.`)
process.exit(differingPages === 0 ? 0 : 1)

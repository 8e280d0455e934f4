import { snapshot } from '@app/domain/snapshot/snapshot.schema'
import { buildSiteBundle } from '@app/tools/stack/site-bundle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRenderers, type Renderers } from '../../apps/worker/src/publishing/renderers'
import { startContentServer } from '../support/content-server'
import { randomFrom } from './change-content'
import { compareBuilds } from './compare-builds'

let renderers: Renderers
beforeAll(async () => {
  const bundleDir = await buildSiteBundle('release')
  renderers = createRenderers({ bundleDir, publicUrl: 'https://www.example.test' })
})
afterAll(() => renderers?.stop())

test('rendering only what changed gives the same files as a full build, after each of five random changes', async () => {
  const cms = await startContentServer()
  cms.stop()
  const seed = Date.now() % 100_000
  for await (const { where, differing } of compareBuilds(renderers, snapshot.parse(cms.content), randomFrom(seed), 5))
    expect(differing, `${where} (seed ${seed})`).toEqual([])
})

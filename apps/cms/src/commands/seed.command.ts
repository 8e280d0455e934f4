// Loads the demo content. It can run repeatedly, and it overwrites content edited by staff only with SEED_FORCE=true.
import { createHash } from 'node:crypto'
import { demoFiles } from '@app/content/media-files'
import { demoContent } from '@app/content/snapshot'
import { getPayload } from 'payload'
import { encryptWithCurrentSecret } from '../accounts/second-factor/authenticator-key'
import { connectPhone } from '../accounts/second-factor/second-factor-store'
import config from '../payload.config'
import { payloadPool } from '../platform/database/payload-pool'
import { skipRules } from '../publishing/checks/check-published'
import { skipPublish } from '../publishing/releases/request-publish'
import { findEditedContent } from '../seed/edited-content'
import { seedContent } from '../seed/seed-content'
import { seedMedia } from '../seed/seed-media'

const isForced = process.env.SEED_FORCE === 'true'
const payload = await getPayload({ config })
const files = await demoFiles()
const contentHash = createHash('sha256')
  .update(JSON.stringify([demoContent, files.map(({ key, hash, alt, focal }) => ({ key, hash, alt, focal }))]))
  .digest('hex')

const state = await payload.findGlobal({ slug: 'seed-state' })
const editedSlugs = await findEditedContent(payload, state.finishedAt ? new Date(state.finishedAt) : null)

if (editedSlugs.length > 0 && !isForced) {
  // In development, a restart must not fail because of the developer's edits.
  const keepsEdits = process.env.SEED_KEEP_EDITS === 'true'
  console.error(
    `Not seeded: content was edited in ${editedSlugs.join(', ')}. SEED_FORCE=true overwrites it with the demo content.`,
  )
  process.exit(keepsEdits ? 0 : 1)
}
if (state.contentHash === contentHash && editedSlugs.length === 0) {
  console.log('The demo content is up to date.')
  process.exit(0)
}

const startedAt = Date.now()
const req = { context: { [skipPublish]: true, [skipRules]: true } }
await seedMedia(payload, files, req.context)
await seedContent(payload, demoContent, req)
await seedFirstUser()
await payload.updateGlobal({ slug: 'seed-state', data: { contentHash, finishedAt: new Date().toISOString() } })
console.log(`Demo content loaded: ${files.length} files, ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`)
process.exit(0)

/** Creates the demo administrator if there are no accounts yet. Connects a phone if a key is configured. */
async function seedFirstUser() {
  const { DEMO_ADMIN_EMAIL: email, DEMO_ADMIN_PASSWORD: password, DEMO_ADMIN_PHONE_KEY: key } = process.env
  if (!email || !password) return
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return
  const data = { name: 'Demo', email, password, role: 'admin', language: 'es' } as const
  const { id } = await payload.create({ collection: 'users', data })
  if (!key) return
  await connectPhone(payloadPool(payload), id, encryptWithCurrentSecret(key))
}

// The worker keeps processes that run this file alive, because a process that has rendered pages before is three times
// as fast as a new one (apps/worker/src/publishing/renderers.ts).
import type { RenderJob, RenderReply } from '@app/domain/release/render-job'
import { renderPages } from './render-pages'

const reply = (message: RenderReply) => process.send?.(message)

process.on('message', (job: RenderJob) => {
  renderPages(job).then(
    (share) => reply({ ok: true, share }),
    (error: unknown) =>
      reply({ ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
// The worker has exited.
process.on('disconnect', () => process.exit())

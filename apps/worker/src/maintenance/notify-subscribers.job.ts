import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { newsSteps, type PublishedProject } from '@app/domain/waiting-list/project-news'
import type { WaitingKind, WaitingState } from '@app/domain/waiting-list/waiting-entry'
import { inTransaction, type Pool } from '@app/platform/database/pool'
import * as z from 'zod'
import { scheduledJob, schedules } from '../jobs/job'
import { readCurrentRelease } from '../publishing/release-folder'
import { queueWaitingMails } from './queue-waiting-mails'

type Context = { pool: Pool; clock: () => Date; releasesDir: string }

/** Notifies people who wait for construction updates or the next building, after a release with the news is online. */
export const notifySubscribers = scheduledJob<Context>({
  name: 'waiting-list-news',
  role: 'publish',
  schedule: schedules.everyFiveMinutes,
  late: 'People who subscribed to construction updates or wait for the next building are not notified.',
  run: async ({ pool, clock, releasesDir }, { log }) => {
    const notifiedPeople = await notifyOfNews(pool, releasesDir, clock())
    if (notifiedPeople > 0) log.info({ notified: notifiedPeople }, 'people on a waiting list were notified of news')
  },
})

type Row = {
  id: string
  kind: WaitingKind
  project: string
  state: WaitingState
  confirmedAt: Date | null
  notifiedFor: string | null
}

/**
 * Compares the last news of each entry with the release that is online, and returns the number of queued mails. The
 * mails link to pages, so drafts and builds that are not online yet do not count.
 */
export async function notifyOfNews(pool: Pool, releasesDir: string, now: Date): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<Row>(
      `select id, kind, project_slug as project, state, confirmed_at as "confirmedAt", notified_for as "notifiedFor"
       from waiting_entries where kind <> 'lot' and state = 'waiting' for update skip locked`,
    )
    if (rows.length === 0) return 0
    const steps = newsSteps(rows, await readPublishedProjects(releasesDir))
    return queueWaitingMails(tx, steps, now)
  })
}

const release = z.object({
  projects: z.array(
    z.object({
      slug: z.string(),
      kind: z.enum(['condominium', 'apartment']),
      soldOut: z.boolean(),
      constructionUpdates: z
        .object({ updates: z.array(z.object({ date: z.string(), percent: z.number() })) })
        .nullish(),
    }),
  ),
})

async function readPublishedProjects(releasesDir: string): Promise<PublishedProject[]> {
  const name = await readCurrentRelease(releasesDir)
  if (!name) return []
  const { projects } = release.parse(JSON.parse(await readFile(path.join(releasesDir, name, 'snapshot.json'), 'utf8')))
  return projects.map(({ constructionUpdates, ...project }) => ({
    ...project,
    updates: constructionUpdates?.updates ?? [],
  }))
}

// Unused files are removed at night and not when a record changes. A kept release may still show a replaced image, and
// an upload happens before its transaction commits.
import type { Pool } from '@app/platform/database/pool'
import type { FileStore } from '@app/platform/storage/file-store'
import { readKeptSnapshots } from '../publishing/release-folder'

export type SweepContext = {
  pool: Pool
  mediaStore: FileStore
  privateStore: FileStore
  releasesDir: string
  now: () => Date
}
type RemovedFiles = { media: string[]; attachments: string[] }

/** Newer files may belong to an upload or a submission that is not committed yet. */
const GRACE_HOURS = 24

export async function sweepFiles({
  pool,
  mediaStore,
  privateStore,
  releasesDir,
  now,
}: SweepContext): Promise<RemovedFiles> {
  const cutoff = new Date(now().getTime() - GRACE_HOURS * 3600 * 1000)
  const usedMedia = new Set([
    ...(await loadMediaFiles(pool)),
    ...filesOfSnapshots(await readKeptSnapshots(releasesDir)),
  ])
  return {
    media: await removeUnusedFiles(mediaStore, usedMedia, cutoff),
    attachments: await removeUnusedFiles(privateStore, await loadUsedAttachments(pool), cutoff),
  }
}

async function removeUnusedFiles(store: FileStore, usedKeys: Set<string>, cutoff: Date): Promise<string[]> {
  const removedKeys: string[] = []
  for await (const { key, modifiedAt } of store.list()) {
    if (usedKeys.has(key) || modifiedAt >= cutoff) continue
    await store.remove(key)
    removedKeys.push(key)
  }
  return removedKeys
}

/** Returns the files of media records. A record has one file, and another one per image size. */
async function loadMediaFiles(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ file: string }>(
    `select v.value as file from media m, jsonb_each_text(to_jsonb(m)) v
     where (v.key = 'filename' or v.key like 'sizes\\_%\\_filename') and v.value is not null`,
  )
  return rows.map(({ file }) => file)
}

const filesOfSnapshots = (snapshots: string[]) =>
  snapshots.flatMap((text) => [...text.matchAll(/\/media\/([\w.-]+)/g)].map((match) => match[1] ?? ''))

/** Returns the keys of the private files that records use, except unsafe files. */
async function loadUsedAttachments(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ key: string }>(
    `select attachment_key as key from complaints where attachment_key is not null and attachment_scan not in ('infected', 'unsafe')
     union all select answer_pdf_key from complaints where answer_pdf_key is not null
     union all select key from complaint_answer_files where scan not in ('infected', 'unsafe')
     union all select key from privacy_answer_files where scan not in ('infected', 'unsafe')
     union all select key from reward_proofs where scan not in ('infected', 'unsafe')`,
  )
  return new Set(rows.map(({ key }) => key))
}

// Removes files that no record refers to. The CMS and the intake never delete files themselves: a kept release may
// still show a replaced image, and an upload happens before its transaction commits.
import type { Pool } from '@app/platform/database/pool'
import type { FileStore } from '@app/platform/storage/file-store'
import { keptSnapshots } from '../publishing/release-folder'

export type SweptPlaces = {
  pool: Pool
  mediaStore: FileStore
  privateStore: FileStore
  releasesDir: string
  now: () => Date
}
type Swept = { media: string[]; attachments: string[] }

/** Younger files may belong to an upload or submission in progress. */
const GRACE_HOURS = 24

export async function sweepFiles({ pool, mediaStore, privateStore, releasesDir, now }: SweptPlaces): Promise<Swept> {
  const before = new Date(now().getTime() - GRACE_HOURS * 3600 * 1000)
  const media = new Set([...(await filesOfRecords(pool)), ...filesOfSnapshots(await keptSnapshots(releasesDir))])
  return {
    media: await removeUnnamed(mediaStore, media, before),
    attachments: await removeUnnamed(privateStore, await keptAttachments(pool), before),
  }
}

async function removeUnnamed(store: FileStore, named: Set<string>, before: Date): Promise<string[]> {
  const removed: string[] = []
  for await (const { key, modifiedAt } of store.list()) {
    if (named.has(key) || modifiedAt >= before) continue
    await store.remove(key)
    removed.push(key)
  }
  return removed
}

/** A media record has one file, plus one per image size. */
async function filesOfRecords(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ file: string }>(
    `select v.value as file from media m, jsonb_each_text(to_jsonb(m)) v
     where (v.key = 'filename' or v.key like 'sizes\\_%\\_filename') and v.value is not null`,
  )
  return rows.map(({ file }) => file)
}

const filesOfSnapshots = (snapshots: string[]) =>
  snapshots.flatMap((text) => [...text.matchAll(/\/media\/([\w.-]+)/g)].map((match) => match[1] ?? ''))

/** Returns attachments, answer letters and receipts that must stay. Unsafe files are not among them. */
async function keptAttachments(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ key: string }>(
    `select attachment_key as key from complaints where attachment_key is not null and attachment_scan not in ('infected', 'unsafe')
     union all select answer_pdf_key from complaints where answer_pdf_key is not null
     union all select key from complaint_answer_files where scan not in ('infected', 'unsafe')
     union all select key from reward_proofs where scan not in ('infected', 'unsafe')`,
  )
  return new Set(rows.map(({ key }) => key))
}

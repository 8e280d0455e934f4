import type { PlannedFile } from '@app/domain/release/derived-file'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { type BrochureMaker, listBrochures } from '../documents/brochure/list-brochures'
import { listShareImages, type ShareImageMaker } from '../documents/share/list-share-images'

export type FileMaker = BrochureMaker & ShareImageMaker

/** Lists all files that are made from this content, whether they are made already or not. */
export async function listDerivedFiles(snapshot: Snapshot, maker: FileMaker): Promise<PlannedFile[]> {
  return [...(await listBrochures(snapshot, maker)), ...(await listShareImages(snapshot, maker))]
}

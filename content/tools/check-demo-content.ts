import { readFile } from 'node:fs/promises'
import { contentProblems } from '@app/domain/snapshot/content-problems'
import type { Media } from '@app/domain/snapshot/media.schema'
import { snapshot } from '@app/domain/snapshot/snapshot.schema'
import { readSvg } from '@app/platform/svg/read-svg'
import { type DemoFile, demoFiles, undescribedFiles } from '../media-files'
import { demoContent } from '../snapshot'

/** Returns the media record of a file. Images are not resized, because the check does not read them. */
const readMedia = async ({ key, alt, mimeType, focal, path }: DemoFile): Promise<Media> => {
  const common = { key, alt, src: `/media/${key}` }
  // SVGs are parsed in full, because the check compares the shapes of site plans with the lots.
  if (mimeType === 'image/svg+xml') return { ...common, kind: 'svg', ...readSvg(await readFile(path, 'utf8')) }
  if (mimeType.startsWith('video/')) return { ...common, kind: 'video', mimeType, uploadedOn: null }
  if (!mimeType.startsWith('image/')) return { ...common, kind: 'document', bytes: 0 }
  return { ...common, kind: 'image', width: 0, height: 0, focal, sizes: [], square: null, preview: null }
}

const content = { ...demoContent, media: await Promise.all((await demoFiles()).map(readMedia)) }
const parsedContent = snapshot.safeParse(content)
const problems = [
  ...(await undescribedFiles()).map((name) => `media/${name}: no alt text in media-texts.ts`),
  ...(parsedContent.success
    ? contentProblems(parsedContent.data)
    : parsedContent.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
]
for (const problem of problems) console.error(`- ${problem}`)
console.log(
  `content:check found ${problems.length} problems in ${demoContent.projects?.length ?? 0} projects, ${demoContent.lots.length} lots, ${demoContent.news?.length ?? 0} articles, ${demoContent.campaigns?.length ?? 0} campaigns.`,
)
process.exit(problems.length === 0 ? 0 : 1)

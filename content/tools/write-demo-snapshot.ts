import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { snapshot } from '@app/domain/snapshot/snapshot.schema'
import { demoFiles } from '../media-files'
import { demoContent } from '../snapshot'
import { prepareDemoMedia } from './demo-media'

const folder = path.resolve(import.meta.dirname, '../../.data/demo')
await mkdir(folder, { recursive: true })
const media = await prepareDemoMedia(await demoFiles(), path.join(folder, 'media'))
const file = path.join(folder, 'snapshot.json')
await writeFile(file, JSON.stringify(snapshot.parse({ ...demoContent, media })))
console.log(`Demo snapshot written: ${media.length} media files, ${demoContent.projects.length} projects.`)

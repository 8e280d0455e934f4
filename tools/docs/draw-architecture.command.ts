// `pnpm architecture:draw` draws the diagrams in docs/diagrams from the imports: one of all apps and packages, and one
// of the folders of each larger app and of the domain.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { instance } from '@viz-js/viz'

type Diagram = { file: string; folder: string; collapse: string }

const diagrams: Diagram[] = [
  { file: 'parts', folder: '^(apps|packages|content/brand)/', collapse: '^(apps|packages|content)/[^/]+' },
  ...['cms', 'intake', 'site', 'worker'].map((app) => ({
    file: app,
    folder: `^apps/${app}/src/[^/]+/`,
    collapse: `^apps/${app}/src/[^/]+`,
  })),
  { file: 'domain', folder: '^packages/domain/src/', collapse: '^packages/domain/src/[^/]+' },
]

const root = path.resolve(import.meta.dirname, '../..')
const output = path.join(root, 'docs/diagrams')

function dotOf({ folder, collapse }: Diagram): string {
  return execFileSync(
    'pnpm',
    [
      ...['--silent', 'exec', 'depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'dot'],
      ...['--include-only', folder, '--collapse', collapse, '--exclude', '\\.(test|fixture)\\.tsx?$|\\.module\\.css$'],
      ...['apps', 'packages', 'content/brand'],
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
}

const viz = await instance()
mkdirSync(output, { recursive: true })
for (const diagram of diagrams) {
  writeFileSync(path.join(output, `${diagram.file}.svg`), viz.renderString(dotOf(diagram), { format: 'svg' }))
  process.stdout.write(`docs/diagrams/${diagram.file}.svg\n`)
}

// `pnpm coverage:write` writes docs/spec-coverage.md from the statements.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { allStatements } from './all-statements'
import { coveragePage } from './coverage-page'
import { remarks } from './remarks'

await writeFile(path.resolve(import.meta.dirname, '../../docs/spec-coverage.md'), coveragePage(allStatements, remarks))

// Writes docs/access-matrix.md from the access table. Run it with `pnpm access:write`.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { accessMatrix } from '../platform/access/access-matrix'

await writeFile(path.resolve(import.meta.dirname, '../../../../docs/access-matrix.md'), accessMatrix())

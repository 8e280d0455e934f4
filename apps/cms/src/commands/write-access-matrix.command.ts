// `pnpm access:write`: writes docs/access-matrix.md from the access table.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { accessMatrix } from '../platform/access/access-matrix'

await writeFile(path.resolve(import.meta.dirname, '../../../../docs/access-matrix.md'), accessMatrix())

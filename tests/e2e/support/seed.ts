import { spawn } from 'node:child_process'
import path from 'node:path'
import { repository } from '@sillar/tools/stack/stack-settings'
import { product } from './product'

/** `pnpm seed` against the running product, as an engineer would type it. */
export async function runSeed(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const seed = spawn('pnpm', ['run', 'seed'], {
    cwd: path.join(repository, 'apps/cms'),
    env: { ...process.env, ...product().env, SEED_KEEP_EDITS: '', ...settings },
  })
  let output = ''
  seed.stdout.on('data', (chunk) => {
    output += chunk
  })
  seed.stderr.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise<number | null>((resolve) => seed.once('close', resolve))
  return { code, output }
}

import { spawn } from 'node:child_process'
import path from 'node:path'
import { repository } from '@app/tools/stack/stack-settings'
import { product } from './product'

/** Runs the seed against the running product. Returns its exit code and output. */
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

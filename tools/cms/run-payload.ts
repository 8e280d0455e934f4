import { execFileSync } from 'node:child_process'
import path from 'node:path'

export const cmsFolder = path.resolve(import.meta.dirname, '../../apps/cms')

/** Dummy settings. The commands that generate files only read the configuration and open no connection. */
const settings = {
  DATABASE_URL: 'postgres://nobody:none@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'only-for-this-command',
  SNAPSHOT_TOKEN: 'only-for-this-command',
}

/** Runs a command of Payload that needs no database. */
export function runPayload(args: string[], env: Record<string, string> = {}): void {
  execFileSync(path.join(cmsFolder, 'node_modules/.bin/payload'), args, {
    cwd: cmsFolder,
    env: { PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`, ...settings, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

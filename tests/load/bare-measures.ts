// Measures a minimal nginx with one file, and PostgreSQL with its own benchmark. Machines differ and are busy, so the
// ratio of our results to these says more than absolute numbers.
import { execFile, spawn } from 'node:child_process'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Starts a minimal nginx that serves the same compressed bytes as our page. */
export async function startBareNginx(folder: string, port: number, compressedPage: string) {
  await mkdir(folder, { recursive: true })
  await copyFile(compressedPage, path.join(folder, 'page'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/t;`)
  const config = `worker_processes auto; daemon off; pid ${folder}/nginx.pid; error_log stderr crit;
    events { worker_connections 4096; }
    http { access_log off; sendfile on; tcp_nopush on; ${temporary.join(' ')}
      server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; add_header Content-Encoding br; } }`
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, config)
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const nginx = spawn('nginx', ['-c', file, '-p', folder, '-e', 'stderr', ...user], { stdio: 'inherit' })
  await wait(500)
  if (nginx.exitCode !== null) throw new Error('The bare nginx did not start.')
  return { url: `http://127.0.0.1:${port}/page`, stop: () => nginx.kill('SIGQUIT') }
}

/** Returns the transactions per second of pgbench's simple update, which commits one update and one insert. */
export async function measureBarePostgres(databaseUrl: string, clients: number, seconds: number): Promise<number> {
  const { hostname, port, username, password } = new URL(databaseUrl)
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
    PGDATABASE: 'bench',
  }
  await run('psql', ['-d', 'postgres', '-qc', 'drop database if exists bench', '-c', 'create database bench'], { env })
  await run('pgbench', ['-i', '-q', '-s', '5'], { env })
  const { stdout } = await run('pgbench', ['-N', '-c', String(clients), '-j1', '-T', String(seconds)], { env })
  await run('psql', ['-d', 'postgres', '-qc', 'drop database bench'], { env })
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0)
}

import { QUEUE_SCHEMA } from '@app/platform/queue/boss'
import type { ClientBase } from 'pg'
import { type ProcessName, processes, rights, roleOf } from './rights'

/**
 * Grants each process its rights, in one transaction so running processes never lose them. It revokes everything first,
 * so rights removed from the list disappear.
 */
export async function grantRights(client: ClientBase, passwords: Record<ProcessName, string>): Promise<void> {
  await client.query('begin')
  try {
    for (const process of processes) await prepareRole(client, process, passwords[process])
    await prepareQueueSchema(client)
    for (const process of processes) {
      for (const right of rights[process]) await client.query(`${right} ${preposition(right)} ${roleOf(process)}`)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const preposition = (right: string) => (right.startsWith('revoke') ? 'from' : 'to')

async function prepareRole(client: ClientBase, process: ProcessName, password: string): Promise<void> {
  const role = roleOf(process)
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  if (rowCount === 0) await client.query(`create role ${role}`)
  const attributes = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  await client.query(`alter role ${role} ${attributes} password ${client.escapeLiteral(password)}`)
  await client.query(`revoke all on all tables in schema public from ${role}`)
  await client.query(`revoke all on all functions in schema public from ${role}`)
  await revokeColumns(client, role)
  await client.query(`grant usage on schema public to ${role}`)
}

/** Revokes rights on single columns, which `revoke … on all tables` leaves in place. */
async function revokeColumns(client: ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select distinct table_name as table from information_schema.column_privileges
     where table_schema = 'public' and grantee = $1`,
    [role],
  )
  for (const { table } of rows) await client.query(`revoke all on ${client.escapeIdentifier(table)} from ${role}`)
}

/** Makes the worker the owner of the queue. The CMS may read and insert jobs, including in tables created later. */
async function prepareQueueSchema(client: ClientBase): Promise<void> {
  const [worker, cms] = [roleOf('worker'), roleOf('cms')]
  await client.query(`create schema if not exists ${QUEUE_SCHEMA}`)
  await client.query(`alter schema ${QUEUE_SCHEMA} owner to ${worker}`)
  await client.query(`grant usage on schema ${QUEUE_SCHEMA} to ${cms}`)
  await client.query(`grant select, insert on all tables in schema ${QUEUE_SCHEMA} to ${cms}`)
  await client.query(
    `alter default privileges for role ${worker} in schema ${QUEUE_SCHEMA} grant select, insert on tables to ${cms}`,
  )
}

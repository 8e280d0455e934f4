import { timingSafeEqual } from 'node:crypto'
import { cmsEnv } from '../env'

/** Our worker names itself with a token; it is not on the public network and has no login. */
export function isWorker(headers: Headers): boolean {
  const given = Buffer.from(headers.get('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${cmsEnv().SNAPSHOT_TOKEN}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

export const readRecordedBody = (name: string) => readFile(join(import.meta.dirname, 'recorded', name), 'utf8')

/** The page access token that the fake Graph API accepts. */
export const META_TOKEN = 'page-token-of-the-test'

type Answer = 'recorded' | 'outage' | 'rejection'

/** Starts a fake Graph API, which answers with a recorded lead, an outage or a rejection. */
export async function startMeta() {
  const lead = JSON.parse(await readRecordedBody('meta-lead.json')) as object
  const requests: string[] = []
  let answer: Answer = 'recorded'
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    const id = /^\/(\d+)\?fields=id,form_id,field_data,custom_disclaimer_responses$/.exec(request.url ?? '')?.[1]
    const isAllowed = id !== undefined && request.headers.authorization === `Bearer ${META_TOKEN}`
    const [status, body] =
      answer === 'outage'
        ? [503, {}]
        : answer === 'rejection' || !isAllowed
          ? [400, { error: { code: 100, type: 'GraphMethodException' } }]
          : [200, { ...lead, id }]
    response.writeHead(Number(status), { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith(next: Answer) {
      answer = next
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

// Component tests program the responses of the dev server over HTTP, so forms are tested with real requests.

import type { IncomingMessage, ServerResponse } from 'node:http'

/** `lost` closes the connection without a response, like a network failure. */
export type ProgrammedAnswer = { status: number; body?: unknown; headers?: Record<string, string> } | 'lost'

export type ReceivedRequest = { headers: Record<string, string | string[] | undefined>; body: string }

/** A structural type, because Vitest chooses the version of Vite. */
type DevServer = {
  middlewares: { use(handle: (req: IncomingMessage, res: ServerResponse, next: () => void) => void): unknown }
}

export function programmedAnswers() {
  const answers = new Map<string, ProgrammedAnswer[]>()
  const receivedRequests = new Map<string, ReceivedRequest[]>()

  async function storeAnswers(request: IncomingMessage, endpoint: string) {
    answers.set(endpoint, JSON.parse(await readBody(request)))
    receivedRequests.set(endpoint, [])
  }

  /** Returns the next programmed response. Repeats the last one, and returns a 503 if none is programmed. */
  function nextAnswer(endpoint: string): ProgrammedAnswer {
    const [next, ...laterAnswers] = answers.get(endpoint) ?? []
    if (next && laterAnswers.length > 0) answers.set(endpoint, laterAnswers)
    return next ?? { status: 503 }
  }

  async function handle(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://test')
    const endpoint = searchParams.get('endpoint') ?? pathname
    if (pathname === '/programmed/answers') {
      await storeAnswers(request, endpoint)
      return response.end()
    }
    if (pathname === '/programmed/arrived') return response.end(JSON.stringify(receivedRequests.get(endpoint) ?? []))
    if (!/^\/(api|data)\//.test(pathname)) return next()
    const body = await readBody(request)
    receivedRequests.set(pathname, [...(receivedRequests.get(pathname) ?? []), { headers: request.headers, body }])
    const answer = nextAnswer(pathname)
    if (answer === 'lost') return request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    return response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
  }

  return {
    name: 'programmed-answers',
    configureServer({ middlewares }: DevServer) {
      middlewares.use(handle)
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

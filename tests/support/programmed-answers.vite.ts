// The server of the component tests. A test defines the next responses of an endpoint over HTTP and reads what arrived,
// so
// a form is tested with real requests and without mocks of our code.

import type { IncomingMessage, ServerResponse } from 'node:http'

/** `lost` closes the connection without a response, like a failing network. */
export type ProgrammedAnswer = { status: number; body?: unknown; headers?: Record<string, string> } | 'lost'

export type Arrived = { headers: Record<string, string | string[] | undefined>; body: string }

/** Structural, because Vitest chooses the version of Vite. */
type DevServer = {
  middlewares: { use(handle: (req: IncomingMessage, res: ServerResponse, next: () => void) => void): unknown }
}

export function programmedAnswers() {
  const answers = new Map<string, ProgrammedAnswer[]>()
  const arrived = new Map<string, Arrived[]>()

  async function program(request: IncomingMessage, endpoint: string) {
    answers.set(endpoint, JSON.parse(await textOf(request)))
    arrived.set(endpoint, [])
  }

  /** The last response is repeated. */
  function nextAnswer(endpoint: string): ProgrammedAnswer {
    const [next, ...rest] = answers.get(endpoint) ?? []
    if (next && rest.length > 0) answers.set(endpoint, rest)
    return next ?? { status: 503 }
  }

  async function handle(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://test')
    const endpoint = searchParams.get('endpoint') ?? pathname
    if (pathname === '/programmed/answers') {
      await program(request, endpoint)
      return response.end()
    }
    if (pathname === '/programmed/arrived') return response.end(JSON.stringify(arrived.get(endpoint) ?? []))
    if (!pathname.startsWith('/api/')) return next()
    const body = await textOf(request)
    arrived.set(pathname, [...(arrived.get(pathname) ?? []), { headers: request.headers, body }])
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

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

/** What the fakes saw, in the order of arrival. */
export type ReceivedRequest = {
  at: string
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
  /** Whether the receiver keeps it, whatever it answered. */
  taken: boolean
}

export type ReceivedMail = {
  at: string
  from: string
  to: string[]
  /** The whole message as it travelled. */
  raw: string
}

/** What the next requests to a path get instead of success. */
export type Failure = {
  path: string
  times: number
  status?: number
  body?: unknown
  delayMs?: number
  hangUp?: boolean
  /** Takes the request, then breaks the connection instead of answering. */
  dropAfter?: boolean
}

/** Requests that the fakes received, in order of arrival. */
export type ReceivedRequest = {
  at: string
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
  /** Whether the fake keeps it, independent of its response. */
  taken: boolean
}

export type ReceivedMail = {
  at: string
  from: string
  to: string[]
  /** The whole message as sent. */
  raw: string
}

/** The response to the next requests to a path, instead of success. */
export type Failure = {
  path: string
  times: number
  status?: number
  body?: unknown
  delayMs?: number
  hangUp?: boolean
  /** Accepts the request, then drops the connection instead of responding. */
  dropAfter?: boolean
}

/** A request that a fake received. */
export type ReceivedRequest = {
  at: string
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
  /** Whether the fake accepted the request, even if the sender got no response. */
  accepted: boolean
}

export type ReceivedMail = {
  at: string
  from: string
  to: string[]
  /** The complete message, with its headers. */
  raw: string
}

/** Describes how the next requests to a path fail. */
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

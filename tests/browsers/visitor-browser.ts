import type { ControlQuery } from './control'

/** What the visitors' paths need from a browser that Playwright cannot drive here. */
export type VisitorBrowser = {
  name: 'firefox' | 'webkit'
  version: string
  open(url: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  press(query: ControlQuery): Promise<void>
  /** Clears the field and types into it, key by key. */
  type(query: ControlQuery, text: string): Promise<void>
  choose(query: ControlQuery, option: string): Promise<void>
  attach(selector: string, file: string): Promise<void>
  /** Runs a function of the page; it may only use its argument. */
  read<Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument): Promise<Result>
  screenshot(file: string): Promise<void>
  close(): Promise<void>
}

/** Retries until the attempt returns a value: pages load, hydrate and respond at their own pace. */
export async function eventually<Result>(
  what: string,
  attempt: () => Promise<Result | null | undefined | false>,
  seconds = 20,
): Promise<Result> {
  const end = Date.now() + seconds * 1000
  let last: unknown
  while (Date.now() < end) {
    try {
      const result = await attempt()
      if (result) return result
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`${what}: not within ${seconds} s`, { cause: last })
}

import type { ControlQuery } from './control'

/** The operations that the tests need from a browser that Playwright cannot drive. */
export type VisitorBrowser = {
  name: 'firefox' | 'webkit'
  version: string
  open(url: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  press(query: ControlQuery): Promise<void>
  /** Clears the field first, then types key by key. */
  type(query: ControlQuery, text: string): Promise<void>
  choose(query: ControlQuery, option: string): Promise<void>
  attach(selector: string, file: string): Promise<void>
  /** Runs a function in the page. The function can use only its argument. */
  read<Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument): Promise<Result>
  screenshot(file: string): Promise<void>
  close(): Promise<void>
}

/** Repeats the attempt until it returns a truthy value. Throws after the given number of seconds. */
export async function eventually<Result>(
  description: string,
  attempt: () => Promise<Result | null | undefined | false>,
  seconds = 20,
): Promise<Result> {
  const end = Date.now() + seconds * 1000
  let lastError: unknown
  while (Date.now() < end) {
    try {
      const result = await attempt()
      if (result) return result
    } catch (error) {
      lastError = error
    }
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`${description}: not within ${seconds} s`, { cause: lastError })
}

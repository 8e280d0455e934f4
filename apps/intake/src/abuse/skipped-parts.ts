import type { Logger } from '@sillar/platform/log/logger'

/**
 * Keeps the intake running when a multipart body ends inside a part that the parser skips, such as one beyond the limit.
 * @fastify/busboy 3.2 emits an error on that part, nobody listens to it, and Node would end the process: one anonymous
 * request could stop the forms. Every other uncaught error still ends the process.
 */
export function surviveSkippedParts(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    if (isSkippedPart(error)) return
    logger.fatal({ err: error }, 'uncaught error')
    process.exit(1)
  })
}

const isSkippedPart = (error: unknown): boolean =>
  error instanceof Error &&
  /^(Part|Preamble) terminated early due to unexpected end of multipart data$/.test(error.message)

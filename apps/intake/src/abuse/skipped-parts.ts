import type { Logger } from '@app/platform/log/logger'

/**
 * Keeps the intake running if a multipart body ends inside a part that the parser skips. @fastify/busboy 3.2 emits an
 * unhandled error on that part, so one anonymous request could stop the process.
 */
export function ignoreSkippedPartErrors(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    if (isSkippedPart(error)) return
    logger.fatal({ err: error }, 'uncaught error')
    process.exit(1)
  })
}

const isSkippedPart = (error: unknown): boolean =>
  error instanceof Error &&
  /^(Part|Preamble) terminated early due to unexpected end of multipart data$/.test(error.message)

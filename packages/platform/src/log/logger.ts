import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino'
import { describeError, redact } from './redact'

export type Logger = PinoLogger

type LoggerSettings = { process: string; level: string; destination?: DestinationStream }

/** Structured logs on standard output. Identifiers (references, delivery ids) are kept, persons are not. */
export const createLogger = ({ process, level, destination }: LoggerSettings): Logger =>
  pino(
    {
      level,
      base: { process },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      formatters: { level: (label) => ({ level: label }), log: redactEntry },
    },
    destination ?? pino.destination(1),
  )

/** The serializer of `err` runs after this formatter and needs the error itself. */
function redactEntry({ err, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return { ...(redact(rest) as Record<string, unknown>), ...(err ? { err } : {}) }
}

import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino'
import { describeError, redact } from './redact'

export type Logger = PinoLogger

type LoggerSettings = { process: string; level: string; destination?: DestinationStream }

/**
 * Writes structured logs to standard output. They contain identifiers (references, delivery ids) but no personal data.
 */
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

/** Leaves `err` alone: its serializer runs after this formatter and needs the Error object. */
function redactEntry({ err, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return { ...(redact(rest) as Record<string, unknown>), ...(err ? { err } : {}) }
}

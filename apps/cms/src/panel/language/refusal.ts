import { APIError, type PayloadRequest } from 'payload'
import type { Label } from '../../platform/labels'
import { localizeFor } from './in-language'

/**
 * Returns an error with a message for staff. The production build minifies the name of Payload's error class, and an
 * error with neither name nor data becomes "unknown"; so it has data.
 */
export const localizedError = (req: PayloadRequest, sentence: Label, status: number, list = '') =>
  new APIError(
    localizeFor(req, sentence).replace('{list}', () => list),
    status,
    {},
    true,
  )

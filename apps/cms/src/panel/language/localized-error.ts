import { APIError, type PayloadRequest } from 'payload'
import type { Label } from '../../platform/labels'
import { localizeFor } from './in-language'

/**
 * Returns an error with a message for staff. The production build minifies the name of the error class, so without the
 * data object Payload would replace the message with a generic one.
 */
export const localizedError = (req: PayloadRequest, message: Label, status: number, list = '') =>
  new APIError(
    localizeFor(req, message).replace('{list}', () => list),
    status,
    {},
    true,
  )

import type { AfterErrorHook } from 'payload'
import { localizeFor } from './in-language'

const genericMessages = ['An unknown error occurred.', 'Something went wrong.']

/** Translates errors for which Payload has only a generic English message. */
export const explainUnknownError: AfterErrorHook = ({ req, result }) => {
  const message = result?.errors?.[0]?.message
  if (!message || !genericMessages.includes(message) || !req.i18n) return
  return {
    response: {
      errors: [
        {
          message: localizeFor(req, {
            es: 'No se pudo hacer. Recarga la página e inténtalo de nuevo.',
            en: 'That failed. Reload the page and try again.',
          }),
        },
      ],
    },
  }
}

import type { AfterErrorHook } from 'payload'
import { sayTo } from './in-language'

const unknown = ['An unknown error occurred.', 'Something went wrong.']

/** Answers an error that Payload cannot name in the language of the panel. */
export const explainUnknownError: AfterErrorHook = ({ req, result }) => {
  const message = result?.errors?.[0]?.message
  if (!message || !unknown.includes(message) || !req.i18n) return
  return {
    response: {
      errors: [
        {
          message: sayTo(req, {
            es: 'No se pudo hacer. Recarga la página e inténtalo de nuevo.',
            en: 'That did not work. Reload the page and try again.',
          }),
        },
      ],
    },
  }
}

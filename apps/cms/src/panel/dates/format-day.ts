import type { Language } from '../language/language'

const tags = { es: 'es-PE', en: 'en-GB' }

/** "jueves 19 nov" */
export const longDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(tags[language], { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/[.,]/g, '')

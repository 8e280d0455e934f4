import type { Language } from '../language/language'

// The office is in Peru, wherever whoever looks may be.
const timeZone = 'America/Lima'
const tags = { es: 'es-PE', en: 'en-GB' }

const day = (at: Date, language: Language) =>
  new Intl.DateTimeFormat(tags[language], { timeZone, day: 'numeric', month: 'short' }).format(at).replace('.', '')

export const clock = (at: Date, language: Language) =>
  new Intl.DateTimeFormat(tags[language], { timeZone, hour: '2-digit', minute: '2-digit', hour12: false }).format(at)

/** "15 nov, 14:32" */
export const dayAndTime = (at: Date, language: Language) => `${day(at, language)}, ${clock(at, language)}`

/** "Lunes 16 de noviembre, 09:12" */
export function today(at: Date, language: Language): string {
  const options = { timeZone, weekday: 'long', day: 'numeric', month: 'long' } as const
  const words = new Intl.DateTimeFormat(tags[language], options).format(at).replace(',', '')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, ${clock(at, language)}`
}

const hourInLima = (at: Date) =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hour12: false }).format(at))

export function greeting(at: Date): 'goodMorning' | 'goodAfternoon' | 'goodEvening' {
  const hour = hourInLima(at)
  if (hour >= 5 && hour < 12) return 'goodMorning'
  return hour >= 12 && hour < 19 ? 'goodAfternoon' : 'goodEvening'
}

import type { Language } from '../../panel/language/language'

const es = {
  languages: 'Idiomas',
  complete: 'Completo en español e inglés.',
  missing: { en: 'Falta en inglés', es: 'Falta en español' },
  write: { en: 'Escribir en inglés', es: 'Escribir en español' },
  saveFirst: 'Guarda los cambios antes de cambiar de idioma.',
  notSaved: 'No se cambió de idioma, porque el borrador no se guardó. Lo que escribiste sigue aquí.',
}

const en: typeof es = {
  languages: 'Languages',
  complete: 'Complete in Spanish and English.',
  missing: { en: 'Missing in English', es: 'Missing in Spanish' },
  write: { en: 'Write in English', es: 'Write in Spanish' },
  saveFirst: 'Save the changes before you switch the language.',
  notSaved: 'The language was not switched, because the draft was not saved. What you wrote is still here.',
}

export const languageMessages: Record<Language, typeof es> = { es, en }

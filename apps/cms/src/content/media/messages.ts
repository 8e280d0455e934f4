import type { Language } from '../../panel/language/language'

const es = {
  alt: 'Texto alternativo',
  altIn: { es: 'Texto alternativo en español', en: 'Texto alternativo en inglés' },
  altNote: {
    es: 'Lo que se ve, en una frase corta, para quien no lo ve. Sin «imagen de».',
    en: 'La misma frase en inglés.',
  },
}

const en: typeof es = {
  alt: 'Alternative text',
  altIn: { es: 'Alternative text in Spanish', en: 'Alternative text in English' },
  altNote: {
    es: 'The same sentence in Spanish.',
    en: 'What can be seen, in a short sentence, for people who cannot see it. Without “image of”.',
  },
}

export const mediaMessages: Record<Language, typeof es> = { es, en }

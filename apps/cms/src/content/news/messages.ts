import type { Language } from '../../panel/language/language'
import type { ArticleCheck } from './article-checks'

type Name = ArticleCheck['name']

const es = {
  title: 'Antes',
  titleBold: 'de publicar',
  missing: (count: number) => (count === 1 ? 'Falta una cosa.' : `Faltan ${count} cosas.`),
  ready: 'Todo listo en los dos idiomas.',
  names: {
    title: 'Título',
    summary: 'Resumen',
    body: 'Texto',
    image: 'Imagen',
    alt: 'Texto alternativo de la imagen',
    category: 'Categoría',
    author: 'Autor',
  } as Record<Name, string>,
  missingIn: { both: 'falta', es: 'falta en español', en: 'falta en inglés' },
  done: 'completo',
  words: (count: number) => (count === 1 ? '1 palabra' : `${count} palabras`),
  seconds: (count: number) => `unos ${count} s de lectura`,
  minutes: (count: number) => (count === 1 ? 'un minuto de lectura' : `unos ${count} minutos de lectura`),
}

const en: typeof es = {
  title: 'Before',
  titleBold: 'publishing',
  missing: (count) => (count === 1 ? 'One thing is missing.' : `${count} things are missing.`),
  ready: 'Complete in both languages.',
  names: {
    title: 'Title',
    summary: 'Summary',
    body: 'Body',
    image: 'Image',
    alt: 'Alternative text of the image',
    category: 'Category',
    author: 'Author',
  },
  missingIn: { both: 'missing', es: 'missing in Spanish', en: 'missing in English' },
  done: 'complete',
  words: (count) => (count === 1 ? '1 word' : `${count} words`),
  seconds: (count) => `about ${count} s to read`,
  minutes: (count) => (count === 1 ? 'one minute to read' : `about ${count} minutes to read`),
}

export const newsMessages: Record<Language, typeof es> = { es, en }

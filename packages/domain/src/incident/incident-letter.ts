import { formatInstant } from '../calendar/format-date'
import type { Locale } from '../language/locale'

type LetterFacts = {
  reference: string
  what: string
  foundAt: Date
  company: string
  affectedCount: number
  measures: readonly string[]
}

/** Returns a draft of the letter to the authority. Staff complete the parts in square brackets. */
export function authorityLetter({ reference, what, foundAt, company, affectedCount, measures }: LetterFacts): string {
  return [
    'Señores\nAutoridad Nacional de Protección de Datos Personales',
    `${company} comunica un incidente de seguridad con datos personales, con el código ${reference}.`,
    `Cuándo lo conocimos: ${formatInstant(foundAt, 'es', 'long')} (hora de Lima).`,
    `Qué pasó: ${what}`,
    `Registros de personas afectadas, según lo que sabemos hasta ahora: ${affectedCount}.`,
    `Medidas: ${measures.length > 0 ? measures.join('; ') : '[qué se hizo y qué se hará]'}`,
    'Consecuencias posibles: [cuáles]',
    'Contacto: [nombre y teléfono del oficial de datos personales]',
  ].join('\n\n')
}

const peopleLetters = {
  es: ({ what, foundAt, company }: LetterFacts) => [
    `Te escribimos porque un incidente de seguridad en ${company} pudo afectar tus datos personales.`,
    `Qué pasó: ${what}`,
    `Lo supimos el ${formatInstant(foundAt, 'es', 'long')} (hora de Lima).`,
    'Qué datos tuyos: [cuáles]',
    'Qué hicimos: [medidas]',
    'Qué te recomendamos: [qué puede hacer la persona]',
    'Si tienes preguntas, responde a este correo.',
  ],
  en: ({ what, foundAt, company }: LetterFacts) => [
    `We are writing because a security incident at ${company} may have affected your personal data.`,
    `What happened: ${what}`,
    `We learned of it on ${formatInstant(foundAt, 'en', 'long')} (Lima time).`,
    'Which of your data: [which]',
    'What we did: [measures]',
    'What we recommend: [what the person can do]',
    'If you have questions, reply to this e-mail.',
  ],
}

/** Returns a draft of the letter to the affected people. */
export const peopleLetter = (facts: LetterFacts, locale: Locale): string => peopleLetters[locale](facts).join('\n\n')

/** Returns whether a letter still has a part that staff must complete. */
export const isUnfinished = (letter: string): boolean => /\[[^\]]+\]/.test(letter)

// The messages of content rules are in English for engineers, and these rules translate them into Spanish for staff.

import type { DocumentKind } from '../snapshot/project-answers.schema'
import { documentKindNames } from '../snapshot/sale-documents'

const languages: Record<string, string> = { Spanish: 'español', English: 'inglés' }
const records: Record<string, string> = { project: 'el proyecto', place: 'el lugar', 'news category': 'la categoría' }
const inSpanish = (language = '') => languages[language] ?? language

const spanishKinds = (kinds = '') =>
  kinds
    .split(', ')
    .map((kind) => documentKindNames[kind as DocumentKind]?.es.toLowerCase() ?? kind)
    .join(', ')

type Rule = [RegExp, (...matches: string[]) => string]

const rules: Rule[] = [
  [/^the (\w+) text is missing$/, (language) => `Falta el texto en ${inSpanish(language)}: escríbelo.`],
  [/^there is no media file with the key "(.+)"$/, (key) => `El archivo «${key}» ya no existe: elige otro.`],
  [
    /^the \w+ has no (\w+) description$/,
    (language) => `Falta el texto alternativo en ${inSpanish(language)}: escríbelo en el archivo.`,
  ],
  [
    /^the main image "(.+)" is already the main image of (.+)$/,
    (key, owner) => `La imagen principal «${key}» ya es la de ${owner}: elige otra.`,
  ],
  [
    /^there is no (project|place|news category) "(.+)"$/,
    (kind, slug) => `No está publicado ${records[kind ?? '']} «${slug}»: publícalo o elige otro.`,
  ],
  [/^there is no pop-up for the link (.+)$/, (link) => `El enlace ${link} abre una ventana que no existe.`],
  [
    /^the placeholder (\{.*?\}) is unknown; there are (.+)$/s,
    (placeholder, known) => `El marcador ${placeholder} no existe. Los que hay: ${known}.`,
  ],
  [
    /^the placeholder (\{.*?\}) names a project that does not exist$/,
    (placeholder) => `El marcador ${placeholder} nombra un proyecto que no existe.`,
  ],
  [
    /^the placeholder (\{.*?\}) must name a project, as in (.+)$/,
    (placeholder, example) => `El marcador ${placeholder} debe nombrar un proyecto, como ${example}.`,
  ],
  [
    /^the placeholder (\{.*?\}) has no figure: .+$/,
    (placeholder) => `El marcador ${placeholder} no tiene una cifra: complétala o quítalo.`,
  ],
  [
    /^says "(.+)" by hand; write (\{\w+\}) for the figure$/,
    (text, placeholder) => `Dice «${text}» a mano: escribe ${placeholder} en lugar de la cifra.`,
  ],
  [
    /^says "(.+)", but (.+)$/s,
    (text) => `Dice «${text}», que no coincide con los datos del proyecto: usa la misma cifra o un marcador.`,
  ],
  [
    /^"(.+)" is a claim of the company already; remove it here$/,
    (claim) => `«${claim}» ya es una cifra de la empresa: quítala de aquí.`,
  ],
  [
    /^it advertises (.+) a month, but its cheapest free lot (\S+) pays (.+)$/,
    (advertised, code, actual) =>
      `Anuncia ${advertised} al mes, pero su lote disponible más barato, ${code}, paga ${actual}.`,
  ],
  [
    /^it advertises an instalment, but no lot is free$/,
    () => 'Anuncia una cuota, pero no queda ningún lote disponible.',
  ],
  [
    /^it is sold out, but (\d+) of its lots are free$/,
    (count) => `Está vendido, pero tiene ${count} lotes disponibles.`,
  ],
  [
    /^buyers cannot open these documents: (.+)$/,
    (kinds) => `Faltan documentos que un comprador pueda abrir: ${spanishKinds(kinds)}. Agrégalos con su archivo PDF.`,
  ],
  [
    /^the document does not say what it proves$/,
    () => 'Falta decir en una línea qué demuestra el documento: escríbelo.',
  ],
  [
    /^the lot (\S+) has no shape "(.+)" in the plan$/,
    (code, id) => `El lote ${code} no tiene en el plano su forma «${id}».`,
  ],
  [/^the shape "(.+)" of the plan is no lot$/, (id) => `La forma «${id}» del plano no es de ningún lote.`],
  [/^two claims are called "(.+)"$/, (key) => `Dos cifras de la empresa se llaman «${key}»: cambia una.`],
  [/^"(.+)" is type (\d+) once more$/, (label) => `El tipo de documento «${label}» está dos veces: quita uno.`],
]

/** Translates a message into Spanish. Quotes a message without a translation. */
export function sentenceOfProblem(message: string, label: string | null): string {
  for (const [pattern, sentence] of rules) {
    const match = pattern.exec(message)
    if (match) return withField(label, sentence(...match.slice(1)))
  }
  return withField(label, `No se puede publicar: ${message}.`)
}

const withField = (label: string | null, sentence: string) => (label ? `«${label}»: ${sentence}` : sentence)

// Documents that a buyer may ask for, all invented. Their number is "EJEMPLO-0000", which cannot be mistaken for a real
// one.
import type { Localized } from '@app/domain/language/localized.schema'
import type { ProjectAnswers } from '@app/domain/snapshot/project-answers.schema'

type Paper = ProjectAnswers['papers'][number]

const exampleNumber = 'EJEMPLO-0000'

const paper = (name: Localized, issuer: Localized, date: string): Paper => ({
  name,
  issuer,
  number: exampleNumber,
  date,
  note: null,
  file: null,
})

const municipality: Localized = { es: 'Municipalidad distrital (ejemplo)', en: 'District municipality (example)' }
const registry: Localized = { es: 'Registros públicos (ejemplo)', en: 'Public registry (example)' }

export const registryEntry = (date: string) =>
  paper({ es: 'Partida registral del terreno', en: 'Land registry entry' }, registry, date)

export const licence = (date: string) =>
  paper({ es: 'Licencia de habilitación urbana', en: 'Land development licence' }, municipality, date)

export const buildingLicence = (date: string) =>
  paper({ es: 'Licencia de edificación', en: 'Building licence' }, municipality, date)

export const buildingParameters = (date: string) =>
  paper({ es: 'Certificado de parámetros urbanísticos', en: 'Building parameters certificate' }, municipality, date)

export const waterLetter = (date: string) =>
  paper(
    { es: 'Factibilidad de agua y desagüe', en: 'Water and sewer feasibility' },
    { es: 'Empresa de saneamiento (ejemplo)', en: 'Water company (example)' },
    date,
  )

/** Returns a document that was applied for but has not been issued yet. The page lists it too. */
export const pendingDocument = ({ name, issuer }: Paper, note: Localized): Paper => ({
  name,
  issuer,
  number: null,
  date: null,
  note,
  file: null,
})
